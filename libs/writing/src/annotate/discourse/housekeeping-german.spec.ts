import { isExcluded, isTrueInWhole } from './housekeeping.js';

it.each([
  'Wir freuen uns sehr über euer Feedback.',
  'In diesem Blogpost möchte ich euch den Kran vorstellen.',
  'Im nächsten Kapitel erkläre ich, wie der Kran die Kisten dreht.',
  'In meinem vorigen Beitrag habe ich den Kran vorgestellt.',
  'Neues vom Kran wird es hier im Blog geben.',
])('is true only with the rest of a German text: %s', (text) => {
  expect(isExcluded(text, 'de') && isTrueInWhole(text, 'de')).toBe(true);
});

it.each(['Lesen Sie mehr ...', 'Lies mehr.', 'Lest mehr …'])('only leads to a page: %s', (text) => {
  expect(isExcluded(text, 'de')).toBe(true);
});

it.each(['Die folgenden Diagramme zeigen die Kräne.', 'Im folgenden Bild steht der Kran.'])(
  'shows what no output shows: %s',
  (text) => {
    expect(isExcluded(text, 'de')).toBe(true);
  },
);

it.each([
  'Wir freuen uns über jeden Kran, der im Hafen steht.',
  'In unserem letzten Beitrag zur Versicherung zahlten wir 400 Kronen.',
  'Hier im Blog der Stadt steht der Preis.',
  'Im letzten Beitrag zum Bau des Krans fehlten vier Kronen.',
  'Lesen Sie mehr Bücher über den Kran.',
  'Lesen Sie mehr als zwei Seiten am Tag.',
  'Ein Maler schreibt im Blog des Hafens über den Kran.',
  'Diese Post kam mit dem Boot von der Insel.',
  'Der Kapitän stirbt im nächsten Kapitel.',
  'Im nächsten Kapitel seines Lebens baute der Kranführer nur noch Boote.',
])('is a sentence like any other: %s', (text) => {
  expect(isExcluded(text, 'de')).toBe(false);
});

it('“folgendes Bild” is what came of something, no picture', () => {
  expect(isTrueInWhole('Am Morgen bot sich folgendes Bild.', 'de')).toBe(true);
  expect(isTrueInWhole('Das folgende Bild zeigt den Kran.', 'de')).toBe(false);
});
