import { hasDependentOpening } from '../../languages/dependent-openings.js';
import { detectLanguage } from '../../languages/language-model.js';
import { readSource } from '../read-source.js';
import { splitSentences } from './sentences.js';

/** Each row: language, then a text with `|` where a reader would part it. */
const TEXTS: [language: string, text: string][] = [
  ['en', 'Mr. Smith met Dr. A. B. Jones at 5 p.m. on Monday.|They talked.'],
  ['en', 'At 10:00 a.m. I check in with Ann.|We meet at 6 p.m.|The talk is short.'],
  ['en', 'The U.S. Government acted.|It moved to the U.S.|The rest is history.'],
  ['en', 'Exports fell in the U.K.|No. 7 on the list is tea.|The U.K. No. 7 label sold well.'],
  ['en', 'I have long lived in the U.K. and the U.S.|(Friends of mine think that I should go home.)|I may.'],
  ['en', 'Sales in the U.S. (They are ours, not those of the shop.) grew.|Fine.'],
  ['en', 'Use a list (e.g. apples, pears, etc.) and stop.|Then go.'],
  ['en', 'Of many (Oak, Ash, etc.) Elm is the best.|(Oak, Ash, etc.)|Elm is the best.'],
  ['en', 'It rose by 3.5 percent to 1.2 million.|Nobody knew.'],
  ['en', '“Stop!” she said.|“Why?” he asked.'],
  ['en', 'To shout “Land ahoy!” 37 times a day is tiring.|Then he left.'],
  ['en', 'He shouted “Land ahoy!”|The 37 boats came.|It was 9!|24 Boats is a song.'],
  ['en', '1. Ask the harbour master first!|He knows the tide.'],
  ['en', 'He waited... and waited.|Then he left.'],
  ['en', '...And many smaller repairs!|Then he left.'],
  ['en', 'Ask “how will I know?” and wait.|Done.'],
  ['en', "It is Yahoo!’s and osu!'s best part.|Then it ends."],
  [
    'en',
    'Many sites run on Yahoo! and we know it (Flickr! too).|I like Yahoo!|It is old.|I like Yahoo!|iPads run it.',
  ],
  ['en', 'He cursed “oh sh!t” under his breath.|Then he left.'],
  ['en', 'The 2.X line ends with S3.E11 of the show.|It was 2019.|Then it ends.'],
  ['en', 'See Fig. 3 and No. 5 vs. the rest.|End.'],
  ['en', 'Visit pulse.cio.gov today.|It works.'],
  ['en', 'See https://groups.example/forum/?hl=en#!forum/boats for more.|Write there.'],
  ['en', 'We won (really. We did.) and left.|Bye.'],
  ['en', 'The firm, Acme Inc., grew.|Acme Inc. was sold.'],
  ['en', 'J. R. R. Tolkien wrote it.|J.K. Rowling did not.'],
  ['en', 'The text is by Fr. Ada Lund of the harbour.|Thank you.'],
  ['de', 'Offen ist von Mo. bis Fr.|Danach ist zu.'],
  ['de', 'Wer im Hafen (huch!) Briefe schreibt, schickt (warum?) Boten los.|So ist es.'],
  ['de', 'Wir fuhren ans Meer (endlich!)|Dann kam Regen.'],
  ['en', 'We drove to the sea (at last!)|Rain came.'],
  ['en', 'I met him on Jan. 5 in St. Louis.|He smiled!'],
  ['en', 'Apologies came from Cllrs. Kim Hale and Doris Pike.|Cllr. O. Reed took the chair.'],
  ['de', 'Am 3. März 2019 kam z. B. Herr Dr. Vogel.|Er blieb ca. 2 Std. lang.'],
  ['de', 'Das gilt u.a. für Kinder, d.h. für alle bis 12.|Klar.'],
  ['es', 'El Sr. Pérez llegó a las 5 p.m. con la Dra. Ruiz.|¿Y luego?|Se fue.'],
  ['es', 'Son EE. UU. y la UE.|Nada más.'],
  ['de', 'Gebaut von der Fa. Huber auf Seite 3.|Der Saal ist voll.'],
  ['de', 'Gefragt wurde bzgl. Preis und Größe, insb. Werkzeug.|Gut.'],
  ['de', 'Es war spät.|»Wir gehen jetzt«, rief sie.|»Alle!«'],
  ['fr', 'M. Dupont et Mme. Leroy arrivent.|Ils repartent.'],
  ['fr', '« Rien n’est fait. »|Mme Roux part.|Le trajet dure env. 5 minutes.'],
  ['es', 'En el s. XIX había un molino a aprox. 5 km.|Tengo que ir.|Nada más.'],
  ['pt', 'No séc. XIX havia um moinho.|Fim.'],
  ['it', 'Lo dice il dott. Rossi.|Basta.'],
  ['nl', 'Wij zijn er voor u.|Bel ons.|De zaal is vol.|Dus kom op tijd.'],
  ['sv', 'Det tycker hon.|Hon öppnar kl. 9.|”Jag vill”, säger Karl.|”Vi bygger.”'],
  ['ja', 'こちらはhttps://groups.example/#!boats。|またどうぞ。'],
  ['ja', '今日は晴れです。|「行きます。明日も行きます」と彼は言った。|本当ですか？|はい。'],
];

describe('sentences', () => {
  it.each(TEXTS)('%s: %s', (language, marked) => {
    const text = marked.replaceAll('|', /[。？]/.test(marked) ? '' : ' ');
    const found = splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(marked.split('|'));
  });
});

describe('a sentence that leans on its neighbour', () => {
  it.each([
    ['en', 'However, it failed.'],
    ['en', 'This means more work.'],
    ['en', 'These notes help everyone.'],
    ['en', 'They left.'],
    ['en', 'It’s a start.'],
    ['en', 'But nobody came.'],
    ['en', 'To replace it, we built a pier.'],
    ['en', 'So, we worked on it.'],
    ['en', '“And then it rained.”'],
    ['en', 'The answer is no.'],
    ['en', 'For example, apples.'],
    ['en', 'These are some of the tips:'],
    ['en', 'As a result, sales fell.'],
    ['es', 'Sin embargo, falló.'],
    ['es', 'Esto cambia todo.'],
    ['de', 'Deshalb blieb er.'],
    ['de', 'Das freut den Vorstand.'],
    ['de', 'Im Gegenteil, alle wollten mehr.'],
    ['de', 'Im Vergleich dazu kostet der neue Kran 29 Prozent.'],
    ['de', 'Zum Vergleich: Der alte Kran kostete die Hälfte.'],
    ['de', 'Der liegt nämlich bei 12 Prozent.'],
    ['de', 'Damit sie ihre Arbeit tun können, anstatt Listen zu führen.'],
    ['fr', 'Du coup, le prix a monté.'],
    ['it', 'Nonostante ciò, la cassa è sana.'],
    ['nl', 'Het heeft een tuin.'],
    ['nl', 'Dat gebouw is oud.'],
    ['sv', 'Det gläder grannarna.'],
    ['pt', 'Apesar disso, a caixa está bem.'],
    ['de', 'Diese Zahl überrascht.'],
    ['fr', 'Cependant, il pleut.'],
    ['fr', 'Elle arrive demain.'],
    ['ja', 'しかし、雨が降った。'],
    ['ja', 'これは重要です。'],
    ['pt', 'No entanto, falhou.'],
    ['en', 'Especially at a time when nobody is paid.'],
    ['en', 'Not the first one, which had clearly been stolen.'],
    ['it', 'Tuttavia, piove.'],
    ['nl', 'Daarom bleef hij.'],
  ])('%s: %s', (language, sentence) => {
    expect(hasDependentOpening(sentence, language)).toBe(true);
  });

  it.each([
    ['en', 'Soap is cheap.'],
    ['en', 'Thistles grow fast.'],
    ['en', 'It is easy to forget that servers fail.'],
    ['en', 'This summer the library closed.'],
    ['en', 'Theory matters.'],
    ['en', 'Especially in winter, the road is closed.'],
    ['en', 'Not a single boat came back.'],
    ['en', 'Andrew came.'],
    ['es', 'Estocolmo es grande.'],
    ['de', 'Eseltouren sind beliebt.'],
    ['de', 'Der Verbrauch sank.'],
    ['fr', 'Illustrer un texte prend du temps.'],
    ['fr', 'Il faut du temps pour bâtir.'],
    ['fr', 'Il n’y a rien à voir.'],
    ['fr', 'Ce qui étonne, c’est le calme.'],
    ['de', 'Es gibt zwei Säle.'],
    ['de', 'Es wurde darauf hingewiesen, dass Platz fehlt.'],
    ['de', 'Das neue Haus ist hell.'],
    ['de', 'Dieses Jahr feiern wir.'],
    ['de', 'Damit der Saal hell wird, gibt es neue Fenster.'],
    ['de', 'Ihr könnt am Samstag helfen.'],
    ['nl', 'Het gebouw is oud.'],
    ['nl', 'Dat de bouw lukte, is een wonder.'],
    ['sv', 'Det nya huset är ljust.'],
    ['sv', 'Det finns två salar.'],
    ['ja', '図書館は閉じた。'],
  ])('is not: %s: %s', (language, sentence) => {
    expect(hasDependentOpening(sentence, language)).toBe(false);
  });
});

it.each([
  ['de', 'Mein Lehrer, Dr. h. c. Anton Weiß, ging.'],
  ['fr', 'L’équipe du Pr J.-P. Garnier a compté.'],
  ['fr', 'Trois espèces sont revenues, p. ex. Usnea florida.'],
  ['nl', 'Dhr. P. van der Meer maalt weer.'],
  ['en', 'Serves 6 | Prep: 15 min. | Cook: 45 min.'],
  ['en', 'Contact: M. Bianchi, ext. 4417.'],
])('%s, no end in the middle: %s', (language, text) => {
  expect(splitSentences(text, language)).toHaveLength(1);
});

it('end before a number in figures, not behind an abbreviation', () => {
  const cut = (text: string): string[] =>
    splitSentences(text, 'en').map(({ start, end }) => text.slice(start, end));
  expect(cut('The week had 85 learners and 23 helpers. 24 out of 26 schools came.')).toHaveLength(2);
  expect(cut('The hall holds approx. 90 people and a dog.')).toHaveLength(1);
  expect(cut('The mill ran at 4. 5 was too fast for it.')).toHaveLength(1);
});

describe('language', () => {
  it.each([
    ['en', 'The library closed two of its branches and moved the books online.'],
    ['en', 'Ship fast'],
    ['en', 'A sentence without end. Another one.'],
    ['de', 'Die Stadtwerke haben den Verbrauch gesenkt und sparen Strom.'],
    ['es', 'La panadería aprendió a medir y tira menos pan que antes.'],
    ['fr', 'La bibliothèque a fermé et les lecteurs sont restés fidèles.'],
    ['pt', 'A biblioteca fechou e os leitores não foram embora da cidade.'],
    ['it', 'La biblioteca ha chiuso e i lettori sono rimasti nella città.'],
    ['nl', 'De bibliotheek is gesloten en de lezers zijn niet weggegaan.'],
    ['ja', '図書館は閉じたが、読者は残った。'],
    ['zh', '图书馆关闭了，但读者留下来了。'],
    ['ko', '도서관은 문을 닫았지만 독자는 남았다.'],
    ['ru', 'Библиотека закрылась, но читатели остались в городе.'],
    ['pl', 'Biblioteka została zamknięta, ale czytelnicy pozostali w mieście.'],
    ['und', '123 456 — 7.8 %'],
  ])('%s: %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });
});

it.each(['4.2.9. Ann asked for a lamp.', '4. 2.9b) Ann asked for a lamp.'])(
  'a number that refers to earlier minutes is a part of its sentence: %s',
  (entry) => {
    const text = `${entry} It came in May.`;
    expect(splitSentences(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
      entry,
      'It came in May.',
    ]);
  },
);

it.each(['We made it! 🙂', 'Was it late? 😛', 'It was late. 👍🏽'])(
  'a picture behind the mark of a sentence is part of it: %s',
  (text) => {
    const { sentences } = readSource(`# Bread\n\nWe baked. ${text}\n\nIt was good.\n`);
    expect(sentences.map((each) => each.text)).toEqual(['We baked.', text, 'It was good.']);
    expect(sentences[1]?.isQuestion).toBe(text.includes('?'));
  },
);

it('a row of skin tones is read at once', () => {
  const { sentences } = readSource(`# Bread\n\nWe baked! ${'\u{1F3FB}'.repeat(60)}x. It was good.\n`);
  expect(sentences.at(-1)?.text).toBe('It was good.');
});

it('a year before a sentence whose space is lost ends its sentence', () => {
  expect(splitSentences('We left in 2020.A new year began.', 'en')).toHaveLength(2);
  expect(splitSentences('We sail the 2.X line all year.', 'en')).toHaveLength(1);
});

it('a question mark that begins a query ends no sentence, other than one that ends a question', () => {
  expect(splitSentences('Append this: ?job=cook. Or leave it.', 'en')).toHaveLength(2);
  expect(splitSentences('?job=cook', 'en')).toHaveLength(1);
  expect(splitSentences('Is it dry? a=b is what we wrote.', 'en')).toHaveLength(2);
});
