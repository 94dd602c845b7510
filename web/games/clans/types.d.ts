// Clans: its moves, events, view and choices, and their words. Made by tests/support/types.js out of `ochre schema clans`.

export type Move = { kind: 'move'; from: Territory; to: Territory; } | { kind: 'found'; territory: Territory; };

export type Event =
  | { kind: 'began'; game?: 'clans'; seats: number; start: number; options: Array<Option>; }
  | { kind: 'huts_placed'; game?: 'clans'; region: Region; colours: Array<Colour>; }
  | { kind: 'clans_shuffled'; game?: 'clans'; colours: Array<Colour>; }
  | { kind: 'clan_seen'; game?: 'clans'; seat: number; colour: Colour; }
  | { kind: 'epoch_began'; game?: 'clans'; epoch: number; }
  | { kind: 'turn_began'; game?: 'clans'; seat: number; }
  | { kind: 'moved'; game?: 'clans'; seat: number; from: Territory; to: Territory; huts: ColourAmounts; }
  | { kind: 'order_asked'; game?: 'clans'; seat: number; left: number; territories: Array<Territory>; }
  | { kind: 'founded'; game?: 'clans'; seat: number; territory: Territory; epoch: number; chip: number; }
  | { kind: 'doomed'; game?: 'clans'; territory: Territory; huts: ColourAmounts; }
  | { kind: 'strife'; game?: 'clans'; territory: Territory; huts: ColourAmounts; }
  | {
    kind: 'scored';
    game?: 'clans';
    territory: Territory;
    value: number;
    bonus: number;
    points: number;
    colours: Array<Colour>;
  }
  | { kind: 'not_founded'; game?: 'clans'; territories: Array<Territory>; }
  | { kind: 'ended'; game?: 'clans'; reason: Reason; }
  | { kind: 'clan_shown'; game?: 'clans'; seat: number; colour: Colour; }
  | { kind: 'disc_removed'; game?: 'clans'; colour: Colour; }
  | { kind: 'tallied'; game?: 'clans'; seat: number; row: Row; points: number; count: number; factor: number; };

/** all that one seat, or a spectator, may know of the state */
export type View = {
  game: 'clans';
  seats: number;
  options: Array<Option>;
  /** null for a spectator */
  me: number | null;
  /** of the asker */
  clan: Colour | null;
  phase: Phase;
  start: number;
  /** null when it is nobody's */
  turn: number | null;
  epoch: number;
  chips_left: number;
  moves: number;
  /** by colour */
  scores: ColourAmounts2;
  /** on the score track */
  discs: Array<Colour>;
  /** the occupied territories */
  lands: Array<Land>;
  /** in the order of the chips */
  villages: Array<Village>;
  /** of which the mover chooses the next */
  founding: Array<Territory>;
  reason: Reason | null;
  players: Array<Player>;
};

/** what a seat is asked, in compact form */
export type Choices = {
  game: 'clans';
  decision: Decision | null;
  /** chips */
  left: number;
  moves: Array<FromChoice>;
  found: Array<Territory>;
  /** what a move, or the choice of the next village, would found */
  previews: Array<Preview>;
};

export type Territory =
  | 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'D1'
  | 'D2' | 'D3' | 'D4' | 'D5' | 'E1' | 'E2' | 'E3' | 'E4' | 'E5' | 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'G1' | 'G2'
  | 'G3' | 'G4' | 'G5' | 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'J1' | 'J2' | 'J3'
  | 'J4' | 'J5' | 'K1' | 'K2' | 'K3' | 'K4' | 'K5' | 'L1' | 'L2' | 'L3' | 'L4' | 'L5';

export type Option = 'printed_board';

export type Region = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L';

export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'black';

/** amounts; those that are 0 are left out */
export type ColourAmounts = { red?: number; blue?: number; green?: number; yellow?: number; black?: number; };

export type Reason = 'villages' | 'no_moves';

export type Row = 'track' | 'chips';

export type Phase = 'play' | 'end';

/** amounts; those that are 0 are left out */
export type ColourAmounts2 = { red?: number; blue?: number; green?: number; yellow?: number; black?: number; };

export type Land = { territory: Territory; size: number; village: boolean; huts: ColourAmounts; };

export type Village = { chip: number; epoch: number; territory: Territory; seat: number; value: number; doomed: boolean; };

export type Player = {
  seat: number;
  chips: number;
  /** one's own, and all when the match is over */
  clan: Colour | null;
};

export type Decision = 'move' | 'found';

export type FromChoice = { from: Territory; to: Array<Territory>; };

export type Preview = {
  /** null: it is founded by choosing it */
  from: Territory | null;
  to: Territory | null;
  territory: Territory;
  colours: Array<Colour>;
  lost: Array<Colour>;
  value: number;
  bonus: number;
  doomed: boolean;
  points: Array<number>;
};
