// @ts-check
// Dutch words of the page about leaving, time-outs and votes.

/** @type {import('../js/rules/words.js').RuleSentences} */
export const lawNl = {
  'law.title': 'Weggaan, tijd om en stemmen',
  'law.lead': 'Wat er gebeurt als iemand een partij verlaat of geen tijd meer heeft, en wie daarover beslist. In elk spel hetzelfde.',
  'law.leave': 'Als je weg moet',
  'law.leave.ways': [
    '**Laat een bot voor je spelen** en neem je plaats terug wanneer je wilt. Je kunt nog steeds instemmen met terugnemen of afblazen.',
    '**Geef je plaats aan iemand anders.** Je krijgt een link die één keer werkt, 48 uur lang. Wie hem opent, speelt verder en ziet '
      + 'wat je plaats ziet.',
    '**Geef op.** Dat is definitief: je wordt laatste, en een bot speelt je plaats uit, zodat de anderen kunnen afmaken.',
    '**Blaas de partij af.** Ze eindigt zonder uitslag zodra iedereen akkoord is. Daar is 24 uur voor (live: 60 seconden).',
  ],
  'law.time': 'Als de tijd om is',
  'law.time.1': 'De instellingen van de tafel zeggen wat er dan gebeurt: een bot neemt over, de plaats geeft op, of de anderen stemmen.',
  'law.time.2': 'Een bot neemt eerst de beslissing die moest. Daarna kun je altijd terugkomen, met genoeg tijd voor een zet.',
  'law.two': 'Met zijn tweeën',
  'law.two.1': 'Is de tijd van je tegenstander om en bleef die 24 uur weg (live: 2 minuten)? Dan kies je:',
  'law.two.ways': [
    '**Winst opeisen.** Je tegenstander geldt als opgegeven, en de partij eindigt meteen met een uitslag.',
    '**De bot verder laten spelen.** Je tegenstander kan tot het einde terugkomen, en je kunt de winst nog opeisen.',
    '**Meer tijd geven,** zolang er nog geen bot speelt: 24 uur (live: 2 minuten), één keer.',
  ],
  'law.votes': 'Stemmen over een plaats',
  'law.votes.1':
    'Zolang een plaats nog tijd heeft, stemt niemand erover. Stemmen kan als de tijd om is; zonder klok als de plaats al 24 uur een '
    + 'beslissing schuldig is. Wie het betreft, hoort het eerst: een zet of terugkomen stopt de stemming.',
  'law.votes.ways': [
    '**Meer tijd:** 24 uur (live: 2 minuten), één keer per plaats.',
    '**Een bot** speelt tot de speler terugkomt.',
    '**Een invaller** neemt over via een link. Minstens twee moeten dat willen, en de plaats mag niets geheims weten.',
    '**Geldt als opgegeven:** pas 24 uur (live: 2 minuten) nadat de bot heeft overgenomen.',
  ],
  'law.votes.2': 'Meer dan de helft beslist; zonder meerderheid speelt een bot. Een stemming duurt 24 uur (live: 60 seconden).',
  'law.undo': 'Terugnemen',
  'law.undo.1':
    'Een eigen zet die niets liet zien, neem je alleen terug zolang niemand daarna speelde. Voor meer moet iedereen akkoord zijn die '
    + 'nog kan terugkomen; zonder antwoord binnen 24 uur (live: 60 seconden) is het geweigerd.',
  'law.undo.2':
    'Is er niemand om akkoord te gaan, bijvoorbeeld tegen bots, dan telt de partij daarna niet meer voor de rating. De knop zegt dat '
    + 'vooraf.',
  'law.clocks': 'Klokken',
  'law.clocks.1':
    'De tijd hoort bij de plaats. Een invaller krijgt wat er over is. Extra tijd is er per plaats één keer voor terugkomen nadat de '
    + 'tijd om was, en één keer door een stemming: weggaan en terugkomen levert niets op. Terugnemen haalt weg wat de zetten hadden '
    + 'toegevoegd, en geeft verbruikte tijd nooit terug.',
  'law.result': 'Uitslag en rating',
  'law.result.1':
    'Wie heeft opgegeven of voorgoed weg is, wordt laatste, hoe de partij ook eindigt. Wordt ze daarna afgeblazen, dan is de stand van '
    + 'dat moment de uitslag, en die telt. Heeft niemand opgegeven, dan heeft een afgeblazen partij geen uitslag.',
  'law.result.2': 'De uitslag van een plaats is van wie er de meeste beslissingen nam.',
  'law.who': 'Wie beslist wat',
  'law.who.act': 'Wie mag …',
  'law.who.notes': [
    '**moet akkoord zijn:** zonder deze speler gebeurt het niet.',
    '**stemming over de plaats:** van wie er is, alleen zonder klok; van wie lang weg is, alleen als de tijd om was.',
    '**terugkomen:** als de tijd om was, zodra de beslissing is genomen.',
  ],
  'law.states': 'Hoe het met een plaats staat',
  'law.states.list': [
    '**er:** de speler beslist.',
    '**weg:** vertrokken, een bot speelt.',
    '**tijd om:** een bot speelt, of de anderen stemmen.',
    '**lang weg:** al 7 dagen (live: 10 minuten) weg of zonder tijd. Niemand wacht nog op akkoord.',
    '**opgegeven:** gaf op, of geldt zo.',
    '**voorgoed weg:** het account is verwijderd of geblokkeerd.',
    '**bot:** een bot vanaf het begin.',
  ],
  'law.act.move': 'een zet doen',
  'law.act.vote': 'over een andere plaats stemmen',
  'law.act.call_off': 'de partij afblazen',
  'law.act.undo': 'terugnemen toestaan',
  'law.act.offer': 'de plaats aanbieden of houden',
  'law.act.voted_about': 'stemming over de plaats',
  'law.act.come_back': 'terugkomen',
  'law.act.answer': 'instaan voor de uitslag',
  'law.state.present': 'er',
  'law.state.away': 'weg',
  'law.state.timed_out': 'tijd om',
  'law.state.absent': 'lang weg',
  'law.state.resigned': 'opgegeven',
  'law.state.gone': 'voorgoed weg',
  'law.state.bot': 'bot',
  'law.say.decides': 'ja',
  'law.say.consents': 'moet akkoord zijn',
  'law.say.bot': 'bot',
  'law.say.no': 'nee',
};
