// Stone Age: its moves, events, view and choices, and their words. Made by tests/support/types.js out of `ochre schema stoneage`.

export type Move =
  | { kind: 'place'; place: Place; people: number; }
  | { kind: 'use'; place: Place; }
  | { kind: 'tools'; tools: Array<Tool>; }
  | { kind: 'pay'; resources: ResourceAmounts; }
  | { kind: 'decline'; }
  | { kind: 'pick'; die: number; }
  | { kind: 'take'; resources: ResourceAmounts; }
  | { kind: 'feed'; resources: ResourceAmounts; }
  | { kind: 'starve'; }
  | { kind: 'pay_extra'; resources: ResourceAmounts; }
  | {
    kind: 'trade';
    /** one good or two */
    give: Bundle;
    /** one good or two */
    get: Bundle;
  }
  | { kind: 'split'; jewelry: number; }
  | { kind: 'join'; people: number; resources: ResourceAmounts; }
  | { kind: 'tame'; bonus: Side; };

export type Event =
  | { kind: 'began'; game?: 'stoneage'; seats: number; start: number; options: Array<Option>; }
  | { kind: 'cards_shuffled'; game?: 'stoneage'; cards: Array<Card>; }
  | { kind: 'buildings_shuffled'; game?: 'stoneage'; buildings: Array<Building>; }
  | { kind: 'round_began'; game?: 'stoneage'; round: number; start: number; }
  | { kind: 'card_slid'; game?: 'stoneage'; from: Place; place: Place; }
  | { kind: 'card_turned'; game?: 'stoneage'; place: Place; card: Card; }
  | { kind: 'phase_began'; game?: 'stoneage'; phase: Phase; }
  | { kind: 'turn_began'; game?: 'stoneage'; seat: number; }
  | { kind: 'placed'; game?: 'stoneage'; seat: number; place: Place; people: number; }
  | { kind: 'skipped'; game?: 'stoneage'; seat: number; people: number; }
  | { kind: 'rolled'; game?: 'stoneage'; seat: number; place: Place; yield: Yield; dice: Array<number>; }
  | { kind: 'tools_used'; game?: 'stoneage'; seat: number; value: number; tools: Array<Tool>; }
  | { kind: 'gathered'; game?: 'stoneage'; seat: number; place: Place; yield: Yield; amount: number; }
  | { kind: 'tool_made'; game?: 'stoneage'; seat: number; tile: number; value: number; }
  | { kind: 'agriculture_rose'; game?: 'stoneage'; seat: number; level: number; }
  | { kind: 'person_born'; game?: 'stoneage'; seat: number; people: number; }
  | { kind: 'price_asked'; game?: 'stoneage'; seat: number; place: Place; }
  | { kind: 'paid'; game?: 'stoneage'; seat: number; resources: ResourceAmounts; }
  | { kind: 'declined'; game?: 'stoneage'; seat: number; place: Place; }
  | { kind: 'card_taken'; game?: 'stoneage'; seat: number; place: Place; card: Card; }
  | {
    kind: 'building_taken';
    game?: 'stoneage';
    seat: number;
    place: Place;
    building: Building;
    points: number;
  }
  | { kind: 'building_turned'; game?: 'stoneage'; place: Place; building: Building; }
  | { kind: 'gained'; game?: 'stoneage'; seat: number; yield: Yield; amount: number; }
  | { kind: 'scored'; game?: 'stoneage'; seat: number; points: number; }
  | { kind: 'once_tool_gained'; game?: 'stoneage'; seat: number; value: number; }
  | { kind: 'two_of_choice_gained'; game?: 'stoneage'; seat: number; }
  | { kind: 'took'; game?: 'stoneage'; seat: number; resources: ResourceAmounts; }
  | { kind: 'extra_card_drawn'; game?: 'stoneage'; seat: number; }
  | { kind: 'extra_card_seen'; game?: 'stoneage'; seat: number; card: Card; }
  | { kind: 'no_extra_card'; game?: 'stoneage'; seat: number; }
  | { kind: 'dice_rolled'; game?: 'stoneage'; seat: number; place: Place; dice: Array<number>; }
  | { kind: 'die_picked'; game?: 'stoneage'; seat: number; die: number; }
  | { kind: 'returned'; game?: 'stoneage'; seat: number; place: Place; people: number; }
  | { kind: 'harvested'; game?: 'stoneage'; seat: number; amount: number; }
  | { kind: 'fed'; game?: 'stoneage'; seat: number; amount: number; }
  | { kind: 'went_short'; game?: 'stoneage'; seat: number; missing: number; }
  | { kind: 'fed_with'; game?: 'stoneage'; seat: number; resources: ResourceAmounts; }
  | { kind: 'starved'; game?: 'stoneage'; seat: number; points: number; }
  | { kind: 'ended'; game?: 'stoneage'; reason: Reason; }
  | { kind: 'extra_card_shown'; game?: 'stoneage'; seat: number; card: Card; }
  | {
    kind: 'tallied';
    game?: 'stoneage';
    seat: number;
    row: Row;
    points: number;
    count: number;
    factor: number;
  }
  | { kind: 'deck_shuffled'; game?: 'stoneage'; cards: Array<Card>; }
  | { kind: 'mammoths_shuffled'; game?: 'stoneage'; tiles: Array<Mammoth>; }
  | {
    kind: 'herd_moved';
    game?: 'stoneage';
    place: Place;
    tile: Mammoth;
    /** on the back of the tile that is on top now */
    next: Place | null;
  }
  | { kind: 'herd_left'; game?: 'stoneage'; }
  | { kind: 'join_asked'; game?: 'stoneage'; seat: number; place: Place; }
  | {
    kind: 'joined';
    game?: 'stoneage';
    seat: number;
    people: number;
    food: number;
    resources: ResourceAmounts;
  }
  | {
    kind: 'contest_rolled';
    game?: 'stoneage';
    seat: number;
    /** which roll of the contest: 0, then one for each tie */
    roll: number;
    dice: Array<number>;
  }
  | { kind: 'mammoth_tamed'; game?: 'stoneage'; seat: number; tile: Mammoth; }
  | { kind: 'mammoth_gone'; game?: 'stoneage'; tile: Mammoth; }
  | { kind: 'tame_asked'; game?: 'stoneage'; seat: number; }
  | { kind: 'bonus_taken'; game?: 'stoneage'; seat: number; bonus: MammothBonus; }
  | { kind: 'extra_paid'; game?: 'stoneage'; seat: number; yield: Yield; points: number; }
  | { kind: 'igloo_built'; game?: 'stoneage'; seat: number; points: number; }
  | { kind: 'animal_left'; game?: 'stoneage'; place: Place; card: Card; }
  | { kind: 'animal_rolled'; game?: 'stoneage'; seat: number; place: Place; dice: Array<number>; }
  | { kind: 'trade_level_rose'; game?: 'stoneage'; seat: number; level: number; }
  | { kind: 'traded'; game?: 'stoneage'; seat: number; give: Bundle; get: Bundle; }
  | { kind: 'split_asked'; game?: 'stoneage'; seat: number; place: Place; amount: number; }
  | { kind: 'second_asked'; game?: 'stoneage'; seat: number; place: Place; }
  | { kind: 'trade_dice_rolled'; game?: 'stoneage'; seat: number; place: Place; dice: Array<number>; };

/** all that one seat, or a spectator, may know of the state */
export type View = {
  game: 'stoneage';
  round: number;
  options: Array<Option>;
  phase: Phase;
  start: number;
  /** null when it is nobody's */
  turn: number | null;
  seats: number;
  deck_left: number;
  /** null for a spectator */
  me: number | null;
  slots: Array<Slot>;
  stacks: Array<Stack>;
  places: Array<Place2>;
  /** a roll is open */
  rolling: boolean;
  roll: Roll | NoRoll;
  /** dice for all are on the table */
  picking: boolean;
  picker: number | null;
  pick_place: Place | null;
  pick_dice: Array<number>;
  /** they give what the expansion's table says */
  trade_dice: boolean;
  reason: Reason | null;
  /** what animals on display take from each roll */
  penalty: number;
  /** exchanged for: must go into the open payment */
  got: Bundle | null;
  igloos_left: number;
  /** where the herd is */
  herd_place: Place | null;
  /** what is to be won there */
  herd_tile: Mammoth | null;
  /** the place on the back of the next tile */
  herd_next: Place | null;
  herd_left: number;
  players: Array<Player>;
};

/** what a seat is asked, in compact form */
export type Choices = {
  game: 'stoneage';
  decision: Decision | null;
  place: Place | null;
  places: Array<PlaceChoice>;
  use: Array<Place>;
  /** use: two or more of them that may be used one after the other in any order: nothing is asked between them, and none of them changes another */
  together: Array<Place>;
  total: number;
  divisor: number;
  yield: Yield | null;
  tool_values: Array<number>;
  tools: Array<Tool>;
  /** by set of tools (bit i: the i-th tool name), what it would give */
  gain: Array<number>;
  /** total and number of kinds within bounds, each resource within its own; scores points + the sum of points_each */
  price: Price;
  may_decline: boolean;
  may_take: boolean;
  may_starve: boolean;
  missing: number;
  penalty: number;
  pick: Array<number>;
  /** exchanges that lead to a payment */
  trades: Array<TradeChoice>;
  /** split: food and jewelry together */
  amount: number;
  /** join: what one, two ... people pay; for each of them for whom no resource is paid, a food is */
  join_prices: Array<Price>;
  /** tame: the bonus for the tamer alone */
  one: MammothBonus | null;
  /** tame: the bonus that challengers get too */
  all: MammothBonus | null;
  /** place: where none of my people can go now, and why */
  shut: Array<Shut>;
  /** pay, second, feed: the payment that is worth least */
  cheapest: ResourceAmounts;
  /** the same: the payment that is worth most */
  dearest: ResourceAmounts;
};

export type Place =
  | 'tool_maker' | 'hut' | 'field' | 'merchant' | 'hunt' | 'forest' | 'clay_pit' | 'quarry' | 'river' | 'card_1'
  | 'card_2' | 'card_3' | 'card_4' | 'card_5' | 'building_1' | 'building_2' | 'building_3' | 'building_4'
  | 'building_5' | 'igloo';

export type Tool = 'tile_1' | 'tile_2' | 'tile_3' | 'once_2' | 'once_3' | 'once_4';

/** amounts; those that are 0 are left out */
export type ResourceAmounts = { wood?: number; brick?: number; stone?: number; gold?: number; jewelry?: number; };

export type Bundle =
  | 'wood' | 'brick' | 'stone' | 'gold' | 'jewelry' | 'wood+wood' | 'wood+brick' | 'wood+stone' | 'wood+gold'
  | 'wood+jewelry' | 'brick+brick' | 'brick+stone' | 'brick+gold' | 'brick+jewelry' | 'stone+stone'
  | 'stone+gold' | 'stone+jewelry' | 'gold+gold' | 'gold+jewelry' | 'jewelry+jewelry';

export type Side = 'one' | 'all';

export type Option = 'harsh_winter' | 'wild_animals' | 'igloos' | 'new_huts' | 'mammoth_herd' | 'expansion';

export type Card =
  | 'C01' | 'C02' | 'C03' | 'C04' | 'C05' | 'C06' | 'C07' | 'C08' | 'C09' | 'C10' | 'C11' | 'C12' | 'C13' | 'C14'
  | 'C15' | 'C16' | 'C17' | 'C18' | 'C19' | 'C20' | 'C21' | 'C22' | 'C23' | 'C24' | 'C25' | 'C26' | 'C27' | 'C28'
  | 'C29' | 'C30' | 'C31' | 'C32' | 'C33' | 'C34' | 'C35' | 'C36' | 'C37' | 'C38' | 'C39' | 'C40' | 'C41' | 'C42'
  | 'C43' | 'C44' | 'C45' | 'bird_of_prey' | 'wolf' | 'wild_boar' | 'polar_bear';

export type Building =
  | 'B01' | 'B02' | 'B03' | 'B04' | 'B05' | 'B06' | 'B07' | 'B08' | 'B09' | 'B10' | 'B11' | 'B12' | 'B13' | 'B14'
  | 'B15' | 'B16' | 'B17' | 'B18' | 'B19' | 'B20' | 'B21' | 'B22' | 'B23' | 'B24' | 'B25' | 'B26' | 'B27' | 'B28'
  | 'B29' | 'B30' | 'B31' | 'B32' | 'B33' | 'B34' | 'B35' | 'B36' | 'B37' | 'B38' | 'B39' | 'B40' | 'B41' | 'B42'
  | 'B43';

export type Phase = 'place' | 'act' | 'feed' | 'end' | 'herd';

export type Yield = 'wood' | 'brick' | 'stone' | 'gold' | 'jewelry' | 'food';

export type Reason = 'cards' | 'buildings';

export type Row =
  | 'track' | 'culture' | 'farmers' | 'tool_makers' | 'hut_builders' | 'shamans' | 'resources' | 'merchants'
  | 'mammoths';

export type Mammoth =
  | 'M01' | 'M02' | 'M03' | 'M04' | 'M05' | 'M06' | 'M07' | 'M08' | 'M09' | 'M10' | 'M11' | 'M12' | 'M13' | 'M14'
  | 'M15' | 'M16';

export type MammothBonus = 'tool' | 'agriculture' | 'stone_and_wood' | 'points_7' | 'food_2' | 'wood' | 'brick' | 'points_3';

export type Slot = {
  place: Place;
  card: Card | null;
  /** resources; of card_5: jewelry */
  cost: number;
};

export type Stack = { place: Place; building: Building | null; left: number; };

export type Place2 = {
  place: Place;
  /** 0: no limit */
  rings: number;
  people: Array<number>;
};

export type Roll = {
  seat: number;
  place: Place;
  yield: Yield;
  divisor: number;
  total: number;
  /** taken from the total by animals */
  penalty: number;
  dice: Array<number>;
};

export type NoRoll = { seat: 0 | null; place: null; yield: null; divisor: 0; total: 0; penalty: 0; dice: Array<any>; };

export type Player = {
  seat: number;
  people: number;
  /** not on the board */
  home: number;
  agriculture: number;
  food: number;
  score: number;
  resources: ResourceAmounts2;
  /** tool tiles */
  tiles: Array<Tile>;
  /** of all tiles */
  tool_value: number;
  /** values of open one-use tools */
  once: Array<number>;
  two_of_choice: boolean;
  /** food owed now */
  missing: number;
  trade_level: number;
  /** in this round */
  traded: boolean;
  igloos: number;
  /** people with the herd */
  joined: number;
  /** food that its people will want at the end of the round, beyond what agriculture brings */
  eats: number;
  mammoths: Array<Mammoth>;
  /** how many cards it holds face down */
  extra_cards: number;
  /** which: for its owner, and for all once the match is over */
  extra_known: Array<Card>;
  buildings: Array<Building>;
  /** taken from the display */
  cards: Array<Card>;
  set_1: Array<Culture>;
  set_2: Array<Culture>;
  trades: ProfessionAmounts;
};

export type Decision = 'place' | 'use' | 'tools' | 'pay' | 'pick' | 'feed' | 'split' | 'join' | 'second' | 'tame';

export type PlaceChoice = {
  place: Place;
  least: number;
  most: number;
  /** tenths of what 1, 2, 3... people gather on average without tools */
  expect: Array<number>;
  /** the same with all my unused tools, one-use tools excepted; empty without any */
  expect_tools: Array<number>;
};

export type Price = {
  total_least: number;
  total_most: number;
  kinds_least: number;
  kinds_most: number;
  least: ResourceAmounts;
  most: ResourceAmounts;
  points: number;
  points_each: ResourceAmounts;
  payable: boolean;
  /** may be paid on top, from the store */
  extra: Yield | null;
  extra_points: number;
};

export type TradeChoice = { give: Bundle; get: Bundle; };

export type Shut = {
  place: Place;
  /** empty: no card or building lies there; mine: I am there already; full: no ring is free; players, village: at a table of so few no more players may come there, no more village places be used; people: it takes more than I have at home */
  why: ShutWhy;
};

/** amounts; those that are 0 are left out */
export type ResourceAmounts2 = { wood?: number; brick?: number; stone?: number; gold?: number; jewelry?: number; };

export type Tile = {
  /** 0: none */
  value: number;
  used: boolean;
};

export type Culture = 'healing' | 'art' | 'writing' | 'pottery' | 'time' | 'transport' | 'music' | 'weaving';

/** amounts; those that are 0 are left out */
export type ProfessionAmounts = { farmer?: number; tool_maker?: number; hut_builder?: number; shaman?: number; merchant?: number; };

export type ShutWhy = 'empty' | 'mine' | 'full' | 'players' | 'village' | 'people';
