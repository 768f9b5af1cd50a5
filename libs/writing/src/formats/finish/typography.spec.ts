import { quotedIn, typeset } from './typography.js';

const SAID = 'Ann Lee: “Es war ‘gut’.” Danach kam Bo.';

test.each([
  ['en', SAID],
  ['de', 'Ann Lee: „Es war ‚gut‘.“ Danach kam Bo.'],
  ['es', 'Ann Lee: «Es war “gut”.» Danach kam Bo.'],
  ['fr', 'Ann Lee\u00a0: «\u00a0Es war “gut”.\u00a0» Danach kam Bo.'],
  ['ja', 'Ann Lee「Es war 『gut』.」 Danach kam Bo.'],
])('what somebody says has the marks of its language: %s', (language, text) => {
  expect(typeset(SAID, language)).toBe(text);
});

test('a turn that goes on in its own paragraph has them too', () => {
  expect(typeset('• “Es war gut.”\n\n“Bo kam.” 2/9', 'de')).toBe('• „Es war gut.“\n\n„Bo kam.“ 2/9');
});

test('a quotation before its source has them too, one inside a sentence does not', () => {
  expect(typeset('“Es war gut.” — Quelle: Hafen', 'de')).toBe('„Es war gut.“ — Quelle: Hafen');
  expect(typeset('“Es war gut.” — Das sagte Bo.', 'de')).toBe('“Es war gut.” — Das sagte Bo.');
});

test('what a text quotes itself keeps its marks', () => {
  expect(typeset('Das Schild “Zu” hing da.', 'de')).toBe('Das Schild “Zu” hing da.');
});

test('so does a quotation after a colon, and a title that is one', () => {
  const source = 'Der Laden wirbt so: “Ein Brot für dich.”\n\n“Es ist gut.”';
  expect(typeset(source, 'de', quotedIn(source))).toBe(source);
});

test('so has one behind a long lead-in, in a bullet, or before what goes on', () => {
  const lead = 'Die Leute vom Verein am Hafen beschreiben in ihrem Heft, was sie damit meinen:';
  expect(typeset(`${lead} “Es war gut.”`, 'de')).toBe(`${lead} „Es war gut.“`);
  expect(typeset('“Es war gut.” Dann schreibt sie:', 'de')).toBe('„Es war gut.“ Dann schreibt sie:');
  expect(typeset('“Es war gut.” und so weiter.', 'de')).toBe('“Es war gut.” und so weiter.');
  expect(typeset(`${lead} “Es war gut.”`, 'de', new Set(['Zu']))).toBe(`${lead} “Es war gut.”`);
});
