import { runAround } from '../../annotate/discourse/run-around.fixture.js';

const REPORT = (said: string): string =>
  `# Der Streit um die Mole\n\nAm Montag sprach der Hafenmeister über die Mole vor vierzig Gästen. ${said} Die Gäste gingen um acht Uhr nach Hause und nahmen den letzten Bus.\n`;

describe('what somebody said goes with who said it', () => {
  it.each([
    'Im Vergleich zu den Häfen im Süden schneide Hallerby seit Jahren schlecht ab.',
    'Der Sturm befinde über den Hafen und seine Mole, nicht der Rat der Stadt.',
    'Die Mole, die im Mai gebaut wurde, zeige jetzt vier tiefe Risse.',
    'Für die Fischer verliere sich der Weg zum Kai im Winter.',
    'Ein weiterer Mangel sei der Zustand der Leitern an den beiden Seiten der Mole.',
  ])('%s', (said) => {
    expect(runAround(REPORT(said), said.slice(0, 12))).toEqual([
      'Am Montag',
      said.split(' ').slice(0, 2).join(' '),
    ]);
  });

  it.each([
    'Im Hafen lebende Möwen fressen alles, was die Gäste auf den Tischen lassen.',
    'Mit großer Freude sehe ich seit Jahren den Schiffen vor der Mole zu.',
    'In der Stadt wäre Platz für vierzig Boote und für alle ihre Segel.',
    'Die Leute die den Hafen kennen sehen in jedem Winter nach den Leitern.',
    'Nehmt euch am Kai ein wenig Zeit und sei es nur für die Möwen.',
  ])('nobody said: %s', (told) => {
    expect(runAround(REPORT(told), told.slice(0, 12))).toHaveLength(1);
  });
});

const plain = (said: string): string =>
  `# Der Hafen im Juni\n\nDer Hafen braucht im Juni vierzig Helfer und ihre Boote. ${said} Die Gäste kommen mit dem letzten Bus um acht Uhr.\n`;

it.each([
  'Im Topf brate die Heringe mit Zwiebeln zwanzig Minuten lang an.',
  'Nach der Ebbe spanne die Netze am Kai und an der Mole auf.',
  'Bei Sturm vertäue die Boote an den Ringen der alten Mole.',
  'Zum Schluss hänge Schwimmer an die Leinen der neun Boote.',
  'Vorsicht sei geboten, wo im Winter Eis auf der Mole liegt.',
  'Zuletzt genannt sei der Wirt, der den Helfern die Suppe kocht.',
])('where nobody is reported, it is a demand or a wish: %s', (told) => {
  expect(runAround(plain(told), told.slice(0, 12))).toHaveLength(1);
});

it.each([
  'Gott sei Dank lag am Montag kein Boot vor der alten Mole.',
  'Das Boot alleine kostet den Hafen im Jahr neunzig Euro an Farbe.',
  'Bei einem Sturm bliebe der Kai für alle Boote der Fischer gesperrt.',
  'Die Fischer sowie der Wirt zahlen die neuen Leitern am Kai.',
])('it is no reported speech beside any: %s', (told) => {
  expect(runAround(REPORT(told), told.slice(0, 12))).toHaveLength(1);
});

it('in German an example goes with what it is of', () => {
  const example = 'Beispielsweise hängen am Kai zwei Leitern ohne Sprossen seit dem Sturm im März.';
  expect(runAround(REPORT(example), 'Beispielsweise')).toEqual(['Am Montag', 'Beispielsweise hängen']);
});
