import { suggestedRules } from './suggested-rules.js';
import { suggestedTerms } from './suggested-terms.js';

const said = (samples: readonly string[], language = 'en'): string[] =>
  suggestedRules(samples, language).map(
    ({ rule, value, count, of }) => `${rule} ${String(value)} ${count}/${of}`,
  );

const HOUSE = [
  'We don’t ship on Friday. We can’t. You’ll see why – it’s simple.',
  'We sell rope, paint, and tar. They’re cheap – and good.',
  'Our crew took three boats, a crane, and rope. It won’t rain – we hope.',
  'The colour of the harbour is grey – always. Boats organise their favourite routes.',
  'We paid two people and hired four cranes. We lost nine boats, ropes, and nets.',
].join('\n');

describe('samples', () => {
  it.each([
    'contractions use 6/6',
    'oxfordComma use 3/3',
    'numerals words 4/4',
    'quoteMarks curly 6/6',
    'spelling en-GB 5/5',
    'dashes en 4/4',
    'person we 7/7',
  ])('suggest with evidence: %s', (rule) => {
    expect(said([HOUSE])).toContain(rule);
  });

  it.each([
    ['—', 'em'],
    [' — ', 'em-spaced'],
    [' – ', 'en'],
    [' - ', 'hyphen'],
  ])('suggest the dashes that they have: %j', (mark, style) => {
    expect(said([`The crane${mark}a loan${mark}is old. It is red${mark}and tall${mark}too.`])).toContain(
      `dashes ${style} 4/4`,
    );
  });

  it('suggest nothing where they differ', () => {
    const mixed =
      'We don’t sail. We do not row. You can’t stay. You cannot go. We sell rope, paint, and tar. We sell nets, hooks and bait.';
    expect(said([mixed]).filter((rule) => /contractions|oxfordComma/u.test(rule))).toEqual([]);
  });

  it('suggest to avoid what many sentences never have', () => {
    const calm = 'The crane lifts boats. '.repeat(50);
    expect(said([calm])).toEqual(
      expect.arrayContaining([
        'exclamations avoid 50/50',
        'dashes avoid 50/50',
        'emoji avoid 50/50',
        'sentenceWords 8 50/50',
      ]),
    );
    expect(said(['The crane lifts boats! '.repeat(50)])).not.toContain('exclamations avoid 50/50');
  });

  it('suggest their emoji and how many there are', () => {
    const text = `${'The crane lifts boats ⚓️ all day long. '.repeat(6)}It is loud 🚀 there.`;
    expect(said([text])).toEqual(
      expect.arrayContaining(['emojiAllowed ⚓️,🚀 7/7', 'emojiPer100Words 13 7/53']),
    );
  });

  it.each([
    [
      'de',
      'Haben Sie Boote? Wir helfen Ihnen. Nehmen Sie Ihr Boot. Dann sehen Sie es.',
      'address polite 4/4',
    ],
    ['de', 'Hast du Boote? Das hilft dir. Nimm dein Boot. Dann siehst du es.', 'address familiar 4/4'],
    ['fr', 'Vous avez un bateau. Prenez votre bateau. On vous aide. Vos amis aussi.', 'address polite 4/4'],
  ])('suggest how readers are addressed: %s', (language, text, rule) => {
    expect(said([text], language)).toContain(rule);
  });

  it('suggest the greeting, the sign-off and the hashtags they share', () => {
    const letter = (body: string): string => `Ahoy,\n\n${body} #harbour\n\nYour harbour team`;
    const samples = [letter('The crane is old.'), letter('The boats are new.'), 'Only a note. #note'];
    expect(said(samples)).toEqual(
      expect.arrayContaining([
        'greeting Ahoy, 2/3',
        'signOff Your harbour team 2/3',
        'hashtagsAlways harbour 2/3',
      ]),
    );
  });

  it('suggest the word they use of two for one thing', () => {
    const text =
      'But it rained. But we sailed. But it cleared. For example, boats. Kids came. Children left.';
    expect(suggestedTerms(text, 'en')).toEqual([
      {
        term: {
          kind: 'preferred',
          text: 'But',
          forms: ['However,'],
          replacement: null,
          isCaseSensitive: true,
        },
        count: 3,
        of: 3,
      },
    ]);
  });
});
