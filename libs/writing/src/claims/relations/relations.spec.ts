import { readSource } from '../../source/read-source.js';
import { explainClaims } from '../check-claims.js';
import { DOCK, HAMNEN, QUARRY, TRIALS } from './joined.fixture.js';
import type { ClaimRule } from '../claim-rules.js';

/** The rules that `said` violates; a correct paraphrase violates none. */
const rulesOf = (source: string, said: string): ClaimRule[] =>
  explainClaims(said, readSource(source)).flatMap(({ supported, rule }) => (supported ? [] : [rule]));

const BRIDGE = `# The harbour bridge

Maria Stone hired Paul Reed in 2019. The old bridge is longer than the new tunnel. The council probably closes the ferry. Nearly 500 cars cross the bridge every day. The toll fell from 4 to 3 dollars. Painters finished the towers before the engineers tested the cables. The harbour closed because the storm broke two cranes.

“Steel never sleeps,” said Paul Reed. Maria Stone, the chief engineer, has not signed the report. Paul Reed is the mayor of Eastport. The guide costs 12 dollars per person.`;
const KILN = `# The pottery kiln

The old kiln stands east of the mill. The lower vent stays open during the firing. The new burner heats the top shelf faster, but dries the bottom shelf slower. Glazed bowls contain no lead. The council has since approved the chimney. The names of the buyers were not published. Visitors now wipe their boots instead of wearing slippers. The potters will be adding a second oven next spring. Neighbours have speculated that the smoke damaged the apple trees. The roof of the drying shed may be replaced so the clay can rest there.`;
const OFEN = `# Der Brennofen

Der alte Ofen steht östlich der Mühle. Die untere Klappe bleibt beim Brennen offen. Dem Anbau muss der Gemeinderat noch zustimmen. Die Töpferin hat die Schalen nicht glasiert.`;
const HORNO = `# El horno

El horno viejo está al este del molino. Los alfareros abrirán una segunda tienda en primavera. El humo seguramente dañó los manzanos.`;
const MILL = `# The flood at the mill

- 18:05: The river gauge passes the red mark.
- 18:40: The miller closes the sluice gate.
- 19:20: The fire brigade pumps out the cellar.

Clara Whitlow of the Nordbeck Water Board watched the gauge. Owen Marsh is a geologist at the Tarnley Institute. “We heard the wall before we saw it,” he said. The pump moves one bucket every 5 seconds. Once the cellar is dry, the carpenters will replace the beams. Edith Crane drew the plans of the wheel in 1874. Two of the eleven rooms stayed dry, and the water fell from 3.1 to 1.4 million litres.

> The wheel turned all night.

— Lydia Farrow, night watchwoman`;
const HAFEN = `# Der Hafen

Der Hafen Nordau zählt fast 900 Schiffe im Jahr. Der Umsatz stieg um zwölf Prozent. Die Fähre soll im Mai fahren. Karin Vogt übergab Jonas Brandt die Schlüssel. Die neue Mole ist kürzer als die alte Brücke.`;
const PORT = `# Le port

Le port de Lanvec accueille jusqu'à 80 bateaux par jour. Le trafic a augmenté de 9 %. La digue est plus longue que le quai. Le chantier pourrait finir en mai.`;
const PUERTO = `# El puerto

El puerto de Luarma recibe al menos 70 barcos a la semana. Las tasas bajaron un 8 %. El faro abrió antes que la lonja. La obra podría terminar en mayo.`;
const HAVEN = `# De haven

De haven van Nesdorp telt hooguit 60 boten per dag. De tarieven daalden met 7 procent. De kade is langer dan de pier. De sluis gaat misschien open in mei.`;

describe.each<[string, string, string, ClaimRule | null]>([
  ['bara en del (sv)', HAMNEN, 'Hamnen i Nordvik tar emot 900 fartyg om året.', null],
  ['vem som gjorde det (sv)', HAMNEN, 'Jonas Brandt gav Karin Ek nycklarna.', 'actor-swapped'],
  ['en nekande sats (sv)', HAMNEN, 'Kommunen har godkänt bryggan.', 'negated'],
  ['en osäker sats (sv)', HAMNEN, 'Färjan kommer att gå i maj.', 'hedge-dropped'],
  ['åt andra hållet (sv)', HAMNEN, 'Omsättningen minskade med tolv procent.', 'reversed'],
  ['omvänd jämförelse (sv)', HAMNEN, 'Piren är längre än kajen.', 'comparison'],
  ['samma sak (sv)', HAMNEN, 'Kommunen har ännu inte godkänt bryggan.', null],
  [
    "another one's figure",
    TRIALS,
    'Mac Greal scored three tries and Richie Asiata scored two.',
    'another-owner',
  ],
  [
    'models swapped',
    TRIALS,
    'The BE-1500T has a manual dial, while the BE-1500 has a digital timer.',
    'actor-swapped',
  ],
  ['models kept', TRIALS, 'While the BE-1500T has a digital timer, the BE-1500 has a manual dial.', null],
  ['figures at their times', TRIALS, 'Seabird numbers fell from 9,000 pairs in 1995 to 2,300 in 2021.', null],
  [
    'one of two who did it swapped',
    TRIALS,
    'Ellen Pruitt and Tricia Odom voted against the plan.',
    'another-owner',
  ],
  ['a description of the same', TRIALS, 'Dale Whitcomb, an editor, ran the club for years.', null],
  [
    'what another clause denies',
    TRIALS,
    'Lids with a date code ending in R are included in the recall.',
    'negated',
  ],
  ['a first name of another one', DOCK, 'Owen Tulloch runs the dock.', 'absent'],
  ['a difference of two that one unit measures', DOCK, 'The hall grew by 25 square metres.', null],
  ['a price before its increase', DOCK, 'A ticket used to cost £11.70.', null],
  ['another difference', DOCK, 'A ticket used to cost £10.20.', 'absent'],
  ['a multiple of two', DOCK, 'The logs of the crane are kept six times as long as before.', null],
  ['points between two percentages', DOCK, 'The share of eels rose by five percentage points.', null],
  ['no more denied than the trouble', DOCK, 'The swap was made in Marden a week before.', null],
  ['a guess about the whole clause', DOCK, 'A faulty winch caused the accident.', 'hedge-dropped'],
  [
    'what another clause leaves open',
    DOCK,
    'The scale that weighs crates will be used in winter.',
    'hedge-dropped',
  ],
  ['a last name that speaks', DOCK, '“You cannot moor a frozen boat,” said Helen Marsh.', 'another-speaker'],
  ['what is not promised', DOCK, 'The council has promised a grant for the harbour.', 'negated'],
  ['who it was', DOCK, 'Owen Whit feared that the eastern pier could not bear the load.', null],
  ['a figure that comes out of two', QUARRY, 'The number of visitors fell by more than 6,000.', null],
  ['a figure that does not', QUARRY, 'The number of visitors fell by more than 4,000.', 'absent'],
  ['another measure', QUARRY, 'The hammer weighs six ounces.', 'another-unit'],
  ['a season that the source names', QUARRY, 'The next winter, parents stayed away.', null],
  ['a denial in another word', QUARRY, 'The keeper would not say whether the crane was sold.', null],
  ['what nobody knows told as a fact', QUARRY, 'The crane was sold.', 'hedge-dropped'],
  [
    'another measure in a quotation',
    QUARRY,
    '“The rope can fray for years before it breaks,” said Ada Moss.',
    'absent',
  ],
  ['who did it', BRIDGE, 'Paul Reed hired Maria Stone in 2019.', 'actor-swapped'],
  ['who did it, in the passive', BRIDGE, 'Paul Reed was hired by Maria Stone in 2019.', null],
  ['what is more', BRIDGE, 'The new tunnel is longer than the old bridge.', 'comparison'],
  ['what is less', BRIDGE, 'The new tunnel is shorter than the old bridge.', null],
  ['a dropped hedge', BRIDGE, 'The council closes the ferry.', 'hedge-dropped'],
  ['a kept hedge', BRIDGE, 'Perhaps the council closes the ferry.', null],
  ['a dropped bound', BRIDGE, 'There are 500 cars that cross the bridge every day.', null],
  ['a kept bound', BRIDGE, 'Almost 500 cars a day cross the bridge.', null],
  ['another direction', BRIDGE, 'The toll rocketed from 4 to 3 dollars.', 'reversed'],
  ['the same direction in another word', BRIDGE, 'The toll slid from 4 to 3 dollars.', null],
  ['another order', BRIDGE, 'The engineers tested the cables before painters finished the towers.', 'order'],
  ['the same order', BRIDGE, 'The engineers tested the cables after painters finished the towers.', null],
  ['another speaker', BRIDGE, '“Steel never sleeps,” said Maria Stone.', 'another-speaker'],
  ['a negation', BRIDGE, 'Maria Stone has signed the report.', 'negated'],
  ['another rate', BRIDGE, 'The guide costs 12 dollars per group.', 'another-rate'],
  ['the opposite place', KILN, 'The old kiln stands west of the mill.', 'opposite'],
  ['the opposite state', KILN, 'The lower vent stays closed during the firing.', 'opposite'],
  ['the opposite, denied', KILN, 'The lower vent is not closed during the firing.', null],
  ['opposites in the other order', KILN, 'The new burner dries the bottom shelf slower.', null],
  ['what is denied', KILN, 'The glazed bowls contain lead.', 'negated'],
  ['what is done, denied', KILN, 'The council has not approved the chimney.', 'negated'],
  ['what is not done', KILN, 'The potters published the names of the buyers.', 'negated'],
  ['a plan told as done', KILN, 'The potters have already added a second oven.', 'hedge-dropped'],
  ['a plan told as one', KILN, 'The potters are going to add a second oven.', null],
  ['a rumour told as a fact', KILN, 'The smoke damaged the apple trees.', 'hedge-dropped'],
  [
    'what may be told as what will be',
    KILN,
    'The roof of the drying shed will be replaced so the clay can rest there.',
    'hedge-dropped',
  ],
  ['a superlative', KILN, 'It is the oldest kiln in the history of the mill.', 'overstated'],
  ['the only one', KILN, 'The old kiln is the only one east of the mill.', 'overstated'],
  ['every one', KILN, 'Every vent stays open during the firing.', 'overstated'],
  ['who signs', MILL, '“The wheel turned all night,” said Owen Marsh.', 'another-speaker'],
  ['who signs, rightly', MILL, '“The wheel turned all night,” said Lydia Farrow.', null],
  ['where somebody works', MILL, 'Owen Marsh is a geologist at the Nordbeck Water Board.', 'another-owner'],
  [
    'who did it, of those named elsewhere',
    MILL,
    'Lydia Farrow drew the plans of the wheel in 1874.',
    'another-owner',
  ],
  [
    'the order by the clock',
    MILL,
    'The miller closed the sluice gate before the fire brigade pumped out the cellar.',
    null,
  ],
  ['a time of something else', MILL, 'The miller closes the sluice gate at 19:20.', 'misattributed'],
  ['an interval told as a rate', MILL, 'The pump moves five buckets per second.', 'another-rate'],
  ['a fall, its unit said once', MILL, 'The water fell from 3.1 to 1.4 million litres.', null],
  [
    'minutes between two times',
    MILL,
    'At 18:40 the miller closed the gate, 35 minutes after the gauge passed the mark.',
    null,
  ],
  ['German: the opposite place', OFEN, 'Der alte Ofen steht westlich der Mühle.', 'opposite'],
  ['German: the opposite state', OFEN, 'Die untere Klappe bleibt beim Brennen geschlossen.', 'opposite'],
  ['German: what is to come', OFEN, 'Der Gemeinderat hat dem Anbau bereits zugestimmt.', 'hedge-dropped'],
  ['German: what is denied', OFEN, 'Die Töpferin hat die Schalen glasiert.', 'negated'],
  ['German: a superlative', OFEN, 'Es ist der älteste Ofen in der Geschichte der Mühle.', 'overstated'],
  ['Spanish: the opposite place', HORNO, 'El horno viejo está al oeste del molino.', 'opposite'],
  ['Spanish: what is to come', HORNO, 'Los alfareros ya han abierto una segunda tienda.', 'hedge-dropped'],
  ['Spanish: no doubt', HORNO, 'El humo dañó los manzanos sin ninguna duda.', 'hedge-dropped'],
  ['German: a direction', HAFEN, 'Der Umsatz sackte um zwölf Prozent ab.', 'reversed'],
  ['German: who', HAFEN, 'Jonas Brandt übergab Karin Vogt die Schlüssel.', 'actor-swapped'],
  ['German: a comparison', HAFEN, 'Die alte Brücke ist kürzer als die neue Mole.', 'comparison'],
  ['French: a direction', PORT, 'Le trafic a chuté de 9 %.', 'reversed'],
  ['French: a comparison', PORT, 'Le quai est plus long que la digue.', 'comparison'],
  ['French: a hedge', PORT, 'Le chantier finit en mai.', 'hedge-dropped'],
  ['Spanish: a rate', PUERTO, 'El puerto de Luarma recibe al menos 70 barcos al día.', 'another-rate'],
  ['Spanish: an order', PUERTO, 'La lonja abrió antes que el faro.', 'order'],
  ['Spanish: a direction', PUERTO, 'Las tasas subieron un 8 %.', 'reversed'],
  ['Dutch: a direction', HAVEN, 'De tarieven klommen met 7 procent.', 'reversed'],
  ['Dutch: a hedge', HAVEN, 'De sluis gaat zeker open in mei.', 'hedge-dropped'],
])('%s', (_name, source, said, rule) => {
  it(`is ${rule ?? 'supported'}: ${said}`, () => {
    const rules = rulesOf(source, said);
    if (rule === null) expect(rules).toEqual([]);
    else expect(rules).toContain(rule);
  });
});

it('says nothing of what the source says word for word', () => {
  for (const source of [BRIDGE, KILN, MILL, OFEN, HORNO, HAFEN, PORT, PUERTO, HAVEN])
    expect(explainClaims(source, readSource(source)).filter(({ supported }) => !supported)).toEqual([]);
});
