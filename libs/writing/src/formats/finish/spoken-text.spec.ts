import { spokenText } from './spoken-text.js';

describe('a text as it is spoken', () => {
  it.each([
    ['The crane lifts again 💚', 'The crane lifts again.'],
    ['The crane lifts again! 🎉🎉 We sang.', 'The crane lifts again! We sang.'],
    ['Ada was happy ;-) I went home :)', 'Ada was happy. I went home.'],
    ['It rained :-(.', 'It rained.'],
    ['It lies on our way xD', 'It lies on our way.'],
    ['We have a new boat \\o/', 'We have a new boat.'],
    ['We drank tea^^\nIt rained :/', 'We drank tea.\nIt rained.'],
    ['Look at the crane. 💡Tip: Come early.', 'Look at the crane. Tip: Come early.'],
    ['It rained :) and we sang.', 'It rained and we sang.'],
    ['“🌸\u00a0Come to the pier!\u00a0🌸”', '“Come to the pier!”'],
    ['They sing: “🌸 Come! 🌸” on the pier.', 'They sing: “Come!” on the pier.'],
    ['• 👉 Bring a rope', '• Bring a rope'],
    ['We thank you (all of you!) :-)', 'We thank you (all of you!)'],
    ['クレーンが動いた 🎉', 'クレーンが動いた'],
    ['SLACK, WITHOUT WIND // a slack sail', 'SLACK, WITHOUT WIND – a slack sail'],
    ['I want you, reader, to tie one.', 'I want you to tie one.'],
    ['So, my dear readers, we sang.', 'So, we sang.'],
    ['When it rains, dear reader, stay in.', 'When it rains, stay in.'],
    ['No, dear reader, I did not, and he did.', 'No, I did not, and he did.'],
  ])('%s', (text, said) => {
    expect(spokenText(text)).toBe(said);
  });

  it.each([
    'Press 👍 or 👎.',
    'The book is for you, readers, and singers.',
    'The book is for you, readers, pilots and cooks.',
    'We thank the crew, faithful readers, the cook and his sons.',
    'It is for pilots, our dear readers, cooks of the pier and divers.',
    'It is for pilots, fellow readers, and divers.',
    'He is an avid reader, writer, and sailor.',
    'We sail with XD and xDrive.',
    '❌Dive from the crane. ❌Swim after dark. ✅Take a shower first.',
    '🚫 Ropes on the pier.',
    'We liked the soup 👎 The bread was better ✅',
    'Type :/ in the box of the crane.',
    'They stand in a ratio of 3 :/ 4.',
    'The boat (a small one :) is ours.',
    'The list has two parts: (a) and (b).',
    'It is 2^^3, see file:///crane :// or a:/b.',
    'Open at 8:30; (closed on Sundays).',
    'It costs 4 €, ask for the Crane™ card.',
  ])('is as it is written: %s', (text) => {
    expect(spokenText(text)).toBe(text);
  });
});

it('a row of skin tones is spoken at once', () => {
  const row = `We baked! 👍${'\u{1F3FB}'.repeat(60)}x.`;
  expect(spokenText(row)).toBe(row);
});
