import { outputsOf } from './outputs.fixture.js';
import { addressFor, addressIn } from '../languages/address.js';
import { readSource } from '../source/read-source.js';
import { analyse } from './analyse.js';

const unitsOf = (content: string) => analyse(readSource(content)).units;
const told = (content: string): string[] =>
  unitsOf(content)
    .filter(({ isExcluded }) => !isExcluded)
    .map(({ text }) => text);
const leaning = (content: string): string[] =>
  unitsOf(content)
    .filter(({ isDependent }) => isDependent)
    .map(({ text }) => text);

const HALL =
  'Der Verein hat am Samstag sein neues Heim am Fluss eröffnet.\n\nDie Halle hat Platz für alle, und der Wirt freut sich auf den Sommer.';

it('a paragraph that ends with a quotation is a sentence', () => {
  const german = `# Das Heim\n\n${HALL}\n\n„Ohne die Helfer wäre das nie gelungen.“\n\nDie Kasse ist gesund, und der Vorstand dankte den Helfern.\n`;
  expect(told(german)).toContain('„Ohne die Helfer wäre das nie gelungen.“');
});

it('a quotation that a straight mark closes is whole', () => {
  const mixed =
    'Der Rat der Stadt nannte das Heim in seinem Bericht „ein Haus für alle" und lobte die Helfer.';
  const open = 'Der Rat der Stadt nannte das Heim in seinem Bericht „ein Haus für alle und lobte die Helfer.';
  const text = told(`# Das Heim\n\n${HALL} ${mixed}\n\n${HALL} ${open}\n`);
  expect(text).toContain(mixed);
  expect(text).not.toContain(open);
});

it('“Sie” opens a sentence alone where the readers are meant', () => {
  const visit = '\n\nSie erhalten den Schlüssel beim Wirt der alten Mühle.\n';
  const invites =
    '\n\nWir bitten, dass Sie früh kommen. Gerne helfen wir Ihnen bei der Suche nach einem Platz.';
  expect(leaning(`# Das Heim\n\n${HALL}${invites}${visit}`)).not.toContain(visit.trim());
  expect(leaning(`# Das Heim\n\n${HALL}${visit}`)).toContain(visit.trim());
});

it.each([
  ['de', 'Wollen Sie kommen? Wir helfen Ihnen.', 'formal'],
  ['de', 'Könnt Ihr kommen? Wir helfen Euch, wenn du magst.', 'familiar'],
  ['de', 'Der Verein hat ein Heim.', 'unknown'],
  ['fr', 'Tu viens ? Prends ton vélo.', 'familiar'],
  ['fr', 'Vous venez ? Prenez votre vélo.', 'formal'],
] as const)('%s: %s', (language, text, address) => {
  expect(addressIn(text, language)).toBe(address);
});

it.each([
  ['Den Rest können Sie auf der Seite lesen.', 'formal'],
  ['Den Rest können Sie lesen. Kommst du mit?', 'unknown'],
  ['Der Wirt rief: „Wollen Sie nicht hereinkommen?“', 'unknown'],
  ['Sie sind da. Der Verein hat ein Heim.', 'unknown'],
  ['Kommst du mit?', 'unknown'],
] as const)('our own sentences after “%s”: %s', (text, address) => {
  expect(addressFor(text, 'de')).toBe(address);
});

describe('what a German sentence refers back to', () => {
  const leans = (text: string): boolean =>
    leaning(`# Das Heim\n\nDer Verein hat sein Heim am Fluss eröffnet. ${text}\n\n${HALL}\n`).includes(text);

  it.each([
    'Hinzu kommt, dass der Wirt im Winter viel Holz für den Ofen braucht.',
    'Kurze Zeit später standen alle Gäste im Regen vor der Tür des Wirts.',
    'Wenig später standen alle Gäste im Regen vor der Tür des Wirts.',
    'Am nächsten Morgen regnete es, und alle Gäste blieben in ihren Zelten.',
    'Vermutlich wird der Rat der Stadt im März darüber entscheiden.',
    'Der Verein zahlt seitdem jedes Jahr eine kleine Pacht an die Stadt.',
    'Vom Amt hörten wir, dass der Verein seitdem keine Pacht an die Stadt zahlt.',
  ])('leans: %s', (text) => {
    expect(leans(text)).toBe(true);
  });

  it.each([
    'Der Rat der Stadt will im März darüber entscheiden, ob der Steg bleibt.',
    'Der Verein wurde im Jahr 1990 gegründet und zahlt seitdem eine kleine Pacht.',
    'Die Leute der Stadt erwarten, dass der Verein bald eine Pacht zahlt.',
    'Am nächsten Dienstag wird der Rat der Stadt den neuen Steg besichtigen.',
    'Die meiste Zeit des Jahres steht das Boot des Wirts in der Halle.',
  ])('stands alone: %s', (text) => {
    expect(leans(text)).toBe(false);
  });
});

it('where the headings ask, an answer needs its question', () => {
  const faq =
    '# Arbeit im Garten\n\n## Warum wurde die Arbeit umgestellt?\n\nAuf Wunsch von vielen Mitgliedern, die die Termine als zu lang empfinden.\n\n## Wie viele Termine gibt es?\n\nVier Termine stehen im Plan, und jeder dauert drei Stunden.\n\n## Warum nur vormittags?\n\nAm Nachmittag haben die Familien andere Termine.\n';
  const [first, ...others] = unitsOf(faq).filter(({ opensBlock }) => opensBlock);
  expect(first?.question).toContain('umgestellt');
  expect(others.map(({ isDependent }) => isDependent)).toEqual([true, true]);
});

it('a place in a title gives no interview', () => {
  const report =
    '# Relacja z konferencji Write the Docs Prague 2021\n\nW październiku odbyła się konferencja Write the Docs Prague.\n\n## Czy było warto?\n\nNa sali siedziało wiele osób, a wykłady były długie.\n\n## Jakie były tematy?\n\nNajwięcej mówiono o pracy zdalnej i o narzędziach.\n\n## Co dalej?\n\nNastępna konferencja odbędzie się za rok w tym samym miejscu.\n';
  expect(readSource(report).blocks.filter(({ speaker }) => speaker !== undefined)).toEqual([]);
});

describe('a paragraph in another language than its text', () => {
  const ENGLISH =
    'You learn how to tie the seven knots that you need on a boat, and how to mend a rope that is old and wet.';
  const content = `# Die Kurse im Hafen

Der Verein hat in diesem Jahr drei neue Kurse, und alle drei finden am Abend in der Halle neben dem Steg statt.

Der erste Kurs ist der von Ada Lund, die seit Jahren auf der Mole wohnt.

${ENGLISH}

Die Leute im Hafen mögen diesen Kurs, weil man nur ein Stück Seil und eine halbe Stunde Zeit dafür braucht.
`;

  it('is in the whole text', () => {
    expect(outputsOf(content, {}, ['medium']).outputs[0]?.text).toContain(ENGLISH);
  });

  it('is not if it is the original of the paragraph above', () => {
    const translated = content.replace(
      ENGLISH,
      `Man lernt, wie man die sieben Knoten macht, die man auf einem Boot braucht, und wie man ein altes, nasses Seil flickt.\n\n${ENGLISH}`,
    );
    expect(outputsOf(translated, {}, ['medium']).outputs[0]?.text).not.toContain('seven knots');
  });

  it('is not where it would stand without the rest', () => {
    expect(unitsOf(content).find(({ text }) => text === ENGLISH)?.isExcluded).toBe(true);
  });
});

it('what is so thanks to something is no word of thanks', () => {
  const italian =
    '# Il molo\n\nIl molo della città è lungo due chilometri e ha una luce.\n\nGrazie al nuovo muro, il porto resta aperto in inverno. Grazie ai nostri lettori per le pietre.\n';
  const spanish =
    '# El muelle\n\nEl muelle de la ciudad tiene dos kilómetros y una luz.\n\nGracias al nuevo muro, el puerto sigue abierto en invierno. Gracias a nuestra editora y al equipo.\n';
  const portuguese =
    '# O cais\n\nO cais da cidade tem dois quilómetros e uma luz muito alta.\n\nOs bares foram obrigados a fechar no inverno passado. Mais uma vez, obrigada a todos.\n';
  for (const content of [italian, spanish, portuguese]) {
    const [cause, thanks] = unitsOf(content).slice(-2);
    expect([cause?.isExcluded, thanks?.isExcluded]).toEqual([false, true]);
  }
});
