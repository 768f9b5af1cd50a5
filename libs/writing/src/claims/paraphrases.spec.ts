import { readSource } from '../source/read-source.js';
import { explainClaims } from './check-claims.js';

const sources = {
  harbour: `# The harbour

Una Brand, Kestrel Managing Director, opened the new quay. Work began in March 2019.

The kinds of boats that may moor are:

- Ferries
- Trawlers
- Tugs
- Barges
- Yachts

The office in Indonesia can analyse tides to further its aims. The trust intends to move the harbour’s oldest crane to the museum. We had managed to squeeze ten crates into the shed. After the trial, the crew will count the crates and repair them if necessary. My first lap took an hour. The captain said that the race would not restart until it got light. The tools that the crew needed are at no other quay. The campaign raised more than £50,000. The trust pays a grant of $1,000 to each crew.`,
  hafen: `# Der Hafen

Über 300 Boote, mehr als 100 Kräne und rund 75 Schuppen stehen am Hafen.`,
  puerto: `# El puerto

Cada kilo de pescado cuesta solo $0.23. El puerto ha rescatado 1'435.000 kg de pescado. Este año recupera 60,8 t por mes.`,
  port: `# Le port

Le 1er avril, la ville a ouvert le port. L’équipe a travaillé avec Arles avant la ville d’Amiens.`,
};

const rulesOf = (source: keyof typeof sources, said: string): string[] =>
  explainClaims(said, readSource(sources[source])).flatMap(({ supported, rule }) =>
    supported ? [] : [rule],
  );

describe('the source says it in other words', () => {
  it.each([
    ['harbour', 'Ferries and tugs are among the five kinds of boats that may moor.'],
    ['harbour', 'The quay was opened by Managing Director Una Brand.'],
    ['harbour', 'The Indonesian office can analyse tides.'],
    ['harbour', 'Analysing tides lets the office in Indonesia further its work.'],
    ['harbour', 'The trust wants the harbour’s oldest crane to move to the museum.'],
    ['harbour', 'Ten crates were squeezed into the shed.'],
    ['harbour', 'After the trial, the crew will count the crates.'],
    ['harbour', 'The captain said the race wouldn’t restart before it got light.'],
    ['harbour', 'No other quay has everything that the crew needed.'],
    ['hafen', 'Rund 75 Schuppen, über 100 Kräne und mehr als 300 Boote stehen am Hafen.'],
    ['puerto', 'Un kilo de pescado cuesta apenas 23 centavos.'],
    ['puerto', 'El puerto ha rescatado más de 1,4 millones de kilos de pescado.'],
    ['puerto', 'El puerto recupera algo más de 60 toneladas por mes.'],
    ['port', 'Avant Amiens, l’équipe a travaillé avec Arles.'],
    ['port', 'La ville a ouvert le port un 1er avril.'],
  ] as const)('%s: %s', (source, said) => expect(rulesOf(source, said)).toEqual([]));
});

const weir = `# The weir

After considering other makers, the trust went with Hebron and added Lintel to the weir. It repaired the weir. The project that would become the first steel sluice of the trust was begun by Ida Brand in 2016. Its library lends 25 popular tools to every village. The trust has one of the first eel ladders of the county.`;
const wehr = `# Das Wehr

Die Sitzung der Sprecher Wasserbau des Bundes fand in Lindau statt. Damit der Karren nicht zu schwer wird, könnte der Müller am ganzen Ufer Lager einrichten, die im Tal verteilt sind. Der Verein hat die alte Miete nicht bezahlt.`;
const ecluse = `# L'écluse

Les pannes des écluses, toutes petites, sont surtout constatées aux Etats-Unis. Un guide de l'État d'Evora les décrit.`;

describe('a true telling', () => {
  const flagged = (source: string, said: string): string[] =>
    explainClaims(said, readSource(source)).flatMap(({ supported, text, rule }) =>
      supported ? [] : [`${text}: ${rule}`],
    );
  it.each([
    ['a name behind the first word', weir, 'Alongside Hebron, the trust makes use of Lintel.'],
    ['a name behind a common word', weir, 'Currently Hebron and Lintel are at the weir.'],
    ['whose first it is', weir, 'Ida Brand began what became the trust’s first steel sluice in 2016.'],
    ['some of the best', weir, 'Its library lends 25 of the most loved tools to every village.'],
    ['une capitale accentuée', ecluse, 'Les pannes se constatent surtout aux États-Unis.'],
    ['une capitale sans accent', ecluse, "Un guide de l'Etat d'Évora décrit les pannes."],
    ['ein Name in anderem Fall', wehr, 'Die Sprecher Wasserbau von Bund und Land trafen sich in Lindau.'],
    ['ein Adjektiv verneint', wehr, 'Lager am ganzen Ufer könnten den Karren des Müllers leicht halten.'],
  ])('%s', (_name, source, said) => expect(flagged(source, said)).toEqual([]));
  it.each([
    [
      'another name behind a common word',
      weir,
      'Currently Harlow is at the weir.',
      'Currently Harlow: absent',
    ],
    ['another first name', weir, 'Greta Brand began the steel sluice.', 'Greta Brand: absent'],
    ['one of the first', weir, 'The trust has the county’s first eel ladders.', 'county’s first: overstated'],
    ['was er nicht tut', wehr, 'Der Verein hat die alte Miete bezahlt.', 'Miete: negated'],
  ])('but not %s', (_name, source, said, wrong) => expect(flagged(source, said)).toContain(wrong));
});

describe('what only the front matter states', () => {
  const text = 'We counted the eels below the weir. Another count follows in May.';
  const flagged = (fields: string, said: string): string[] =>
    explainClaims(said, readSource(`---\ntitle: Eels\n${fields}\n---\n\n${text}`)).flatMap((claim) =>
      claim.supported ? [] : [claim.text],
    );
  it.each([
    ['author: mara-lindt', 'Mara Lindt counted the eels below the weir.'],
    ['authors:\n  - mara.lindt', 'Another count, says Lindt, follows in May.'],
    ['Person: Mara Lindt', 'Mara Lindt and others counted the eels.'],
    ['publishDate: 2019-11-12T10:00-07:00\npublished: true', 'The count was told on 12 November 2019.'],
  ])('%s', (fields, said) => expect(flagged(fields, said)).toEqual([]));
  it.each([
    ['author: mara-lindt', 'Mara Holm counted the eels below the weir.', 'Mara Holm'],
    ['category: Mara Lindt', 'Mara Lindt counted the eels below the weir.', 'Mara Lindt'],
    ['weight: 42', 'The weir has 42 eels.', '42'],
    ['author_image: Mara Lindt', 'Mara Lindt counted the eels below the weir.', 'Mara Lindt'],
    ['publishDate: 2019-11-12\npublished: true', 'It was told on 12 May 2019.', '12 May 2019'],
  ])('%s, but not what it does not say', (fields, said, wrong) =>
    expect(flagged(fields, said)).toEqual([wrong]),
  );
});

describe('the source says another thing', () => {
  it.each([
    ['harbour', 'Four kinds of boats may moor.', 'absent'],
    ['harbour', 'The quay was opened by Managing Director Ida Brand.', 'absent'],
    ['harbour', 'The Malaysian office can analyse tides.', 'absent'],
    ['harbour', 'The trust has moved the harbour’s oldest crane to the museum.', 'hedge-dropped'],
    ['harbour', 'The campaign raised less than £50,000.', 'bound-turned'],
    ['harbour', 'Each crew gets a grant of $1,000 a month.', 'another-rate'],
  ] as const)('%s: %s', (source, said, rule) => expect(rulesOf(source, said)).toEqual([rule]));
});
