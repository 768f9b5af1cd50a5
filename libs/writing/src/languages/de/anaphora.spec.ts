import { runAround } from '../../annotate/discourse/run-around.fixture.js';

const TEXT = (said: string): string =>
  `# Der Bus zum Hafen\n\nWer mit dem Bus zum Hafen will, muss seit Mai eine Karte im Netz bestellen. ${said} Die Möwen am Kai haben sich in diesem Jahr an die Fischer gewöhnt.\n`;
const wordsOf = (said: string): string => said.split(' ').slice(0, 2).join(' ');

describe('what a clause points to goes with it', () => {
  it.each([
    'Ich finde es schade, dass dies die Bedingung für eine Fahrt zum Hafen ist.',
    'Der Wirt glaubt nicht, dass das für kleine Boote im Hafen gilt.',
    'Der Rat fragt sich seit Wochen, ob das nicht zu teuer für die Fischer wird.',
  ])('%s', (said) => {
    expect(runAround(TEXT(said), said)).toEqual(['Wer mit', wordsOf(said)]);
  });

  it.each([
    'Wenn der Fahrer am Kai hält, merkt er, dass dies den Möwen in der Stadt gefällt.',
    'Die Fischer hoffen seit Wochen, dass das neue Netz am Kai bis Mai fertig wird.',
    'Wichtig ist, dass das nicht untergeht: Netze brauchen im Mai Pflege.',
    'Der Rat sagt, dass das im Hafen gefangene Netz den Möwen gehört.',
    'Die Fischer meinen, dass das nicht rostende Schloss für den Kai zu teuer ist.',
    'Der Wirt prüft, ob das zu viele Salz der Suppe am Kai schadet.',
    'Als der Rat tagte, zeigte sich, ob das nicht zu teuer für die Fischer wird.',
  ])('it names what it means: %s', (said) => {
    expect(runAround(TEXT(said), said)).toEqual([wordsOf(said)]);
  });
});

describe('"da" before its verb goes with what it means', () => {
  it.each(['Da gibt es keinen Schalter mehr, an dem jemand fragt.', 'Da war der alte Kiosk besser.'])(
    '%s',
    (said) => {
      expect(runAround(TEXT(said), said)).toEqual(['Wer mit', wordsOf(said)]);
    },
  );

  it.each([
    'Da es am Kai keinen Schalter gibt, bleiben viele Fischer zu Hause.',
    'Da viele Fischer kein Netz haben, ist der Bus am Morgen leer.',
    'Da der Fahrer krank ist, fährt der Bus zum Hafen seit Mai nicht.',
    'Da im Mai die Möwen kommen, wurde der Kai für Busse gesperrt.',
    'Da niemand fragt, hat der Rat den alten Kiosk verkauft.',
    'Da Hatten am Meer liegt, fahren die Fischer mit dem Rad zum Kai.',
    'Da drüben am Kai gibt es seit Mai einen Kiosk für die Fischer.',
    'Da gab es einmal einen Fischer, der am Kai zwei Kioske hatte.',
    'Da war einmal ein Fischer, der am Kai zwei Kioske hatte.',
    'Dadaisten sind am Kai seit Mai die besten Kunden des Kiosks.',
    'Da wir am Kai wohnen, kennen wir die Möwen der Fischer gut.',
    'Da fehlende Karten teuer sind, fahren viele Fischer mit dem Rad.',
  ])('it gives a reason or has its own meaning: %s', (said) => {
    expect(runAround(TEXT(said), said)).toEqual([wordsOf(said)]);
  });
});

describe('"beide" and "das" mean nothing above where the sentence says what they mean', () => {
  it.each([
    'In beiden Weltkriegen fuhr der Bus nicht bis zum Kai der Fischer.',
    'An beiden Flussufern stehen im Mai die Netze der Fischer.',
    'Bei beiden Geschlechtern sind im Mai die Fischer am Kai beliebt.',
    'Das haben die Fischer am Kai in zehn Jahren gelernt: Netze brauchen Sonne.',
  ])('%s', (said) => {
    expect(runAround(TEXT(said), said)).toEqual([wordsOf(said)]);
  });

  it.each(['Beiden Seiten gefällt der neue Bus zum Kai sehr.', 'Das haben die Fischer am Kai gelernt.'])(
    'but: %s',
    (said) => {
      expect(runAround(TEXT(said), said)).toEqual(['Wer mit', wordsOf(said)]);
    },
  );
});
