import { said, voiceOf } from '../voice.fixture.js';

it.each([
  [
    voiceOf({ spelling: 'en-GB' }),
    'We organize the color of the center.',
    'We organise the colour of the centre.',
  ],
  [
    voiceOf({ spelling: 'en-US' }),
    'Put the emphasis on analysing behaviour.',
    'Put the emphasis on analyzing behavior.',
  ],
  [
    voiceOf({ contractions: 'avoid' }),
    "We don't sail and we can't wait.",
    'We do not sail and we cannot wait.',
  ],
  [voiceOf({ contractions: 'use' }), 'We do not sail. You are early.', "We don't sail. You're early."],
  [
    voiceOf({ contractions: 'avoid' }),
    "It's a crane. That's why it's been here. We'd like to see how it's doing; we'd seen it.",
    "It is a crane. That is why it's been here. We would like to see how it is doing; we'd seen it.",
  ],
  [voiceOf({ contractions: 'avoid' }), "Don't you sail?", "Don't you sail?"],
  [
    voiceOf({ contractions: 'avoid' }),
    "It's rare. It's worth asking if it's already sold. Who's there? That's, we hope, all. He's called Jon; it's changed.",
    "It is rare. It is worth asking if it's already sold. Who is there? That is, we hope, all. He is called Jon; it's changed.",
  ],
  [
    voiceOf({ contractions: 'avoid' }),
    "Let's sail. That'll do. They hadn't asked; it could've sunk. I'd rather wait. The crew's boat is old.",
    "Let us sail. That will do. They had not asked; it could have sunk. I would rather wait. The crew's boat is old.",
  ],
  [
    voiceOf({ dashes: 'em-spaced', quoteMarks: 'straight' }),
    'The “crane”—a loan – is old.',
    'The "crane" — a loan — is old.',
  ],
  [voiceOf({ dashes: 'hyphen' }), 'The crane — a loan – is old.', 'The crane - a loan - is old.'],
  [voiceOf({ exclamations: 'avoid' }), 'It works! Really?!', 'It works. Really?'],
  [voiceOf({ dashes: 'avoid' }), 'The crane — a loan — is old.', 'The crane, a loan, is old.'],
  [voiceOf({ emoji: 'avoid' }), 'It works 🎉 today.', 'It works today.'],
  [voiceOf({ emojiAllowed: ['🎉'] }), 'It works 🎉 today 🚀.', 'It works 🎉 today.'],
  [voiceOf({ emojiPer100Words: 2 }), 'It 🎉 works 🚀 today ⛵️.', 'It 🎉 works today.'],
  [voiceOf({ contractions: 'use', quoteMarks: 'curly' }), 'We do not sail.', 'We don’t sail.'],
  [voiceOf({ oxfordComma: 'use' }), 'We sell rope, paint and tar.', 'We sell rope, paint, and tar.'],
  [voiceOf({ oxfordComma: 'avoid' }), 'We sell rope, paint, and tar.', 'We sell rope, paint and tar.'],
  [
    voiceOf({ oxfordComma: 'use' }),
    'In spring, boats and cars came. After the storm, paint and tar ran out.',
    'In spring, boats and cars came. After the storm, paint and tar ran out.',
  ],
  [
    voiceOf({ oxfordComma: 'avoid' }),
    'It was late, however, and cold. She paid the crew, and we left.',
    'It was late, however, and cold. She paid the crew, and we left.',
  ],
  [voiceOf({ numerals: 'words' }), '3 cranes lift 5 heavy boats.', 'Three cranes lift five heavy boats.'],
  [voiceOf({ numerals: 'figures' }), 'We have three cranes.', 'We have 3 cranes.'],
  [
    voiceOf({ numerals: 'words' }),
    'See step 3 of version 2 is done at 5 pm.',
    'See step 3 of version 2 is done at 5 pm.',
  ],
  [voiceOf({ numerals: 'figures' }), 'Three cranes are old.', 'Three cranes are old.'],
  [voiceOf({ quoteMarks: 'curly' }), `The crew's "tar" is old.`, 'The crew’s “tar” is old.'],
  [voiceOf({ quoteMarks: 'straight' }), 'The crew’s “tar” is old.', `The crew's "tar" is old.`],
  [voiceOf({ dashes: 'em' }), 'The crane – a loan - is old.', 'The crane—a loan—is old.'],
  [voiceOf({ dashes: 'en' }), 'The crane—a loan — is old.', 'The crane – a loan – is old.'],
  [
    voiceOf({ sentenceWords: 8 }),
    'The crane is very old now, but it lifts the boats all day; we grease it.',
    'The crane is very old now. But it lifts the boats all day. We grease it.',
  ],
  [
    voiceOf({ sentenceWords: 20 }),
    'The crane is very old. It lifts the boats all day. But we grease it every week.',
    'The crane is very old, and it lifts the boats all day. But we grease it every week.',
  ],
  [
    voiceOf({ sentenceWords: 20, contractions: 'avoid' }),
    "The crane is very old. We're sure that it holds.",
    'The crane is very old, and we are sure that it holds.',
  ],
  [
    voiceOf({ sentenceWords: 8 }),
    'If the crane is old, and we do not grease it, it stops.',
    'If the crane is old, and we do not grease it, it stops.',
  ],
])('a sentence by a rule: %#', (voice, before, after) => {
  expect(said(before, voice)).toBe(after);
  expect(said(after, voice)).toBe(after);
});
