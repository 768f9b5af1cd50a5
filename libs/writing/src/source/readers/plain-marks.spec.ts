import { undecorated } from './plain-marks.js';

it.each([
  ['🎉 Big news 🎉', 'Big news'],
  ['Why it is slow 🐌', 'Why it is slow'],
  ['Theirs saves ⏰, ours saves 💰', 'Theirs saves ⏰, ours saves 💰'],
  ['🎉', '🎉'],
])('a heading without the pictures around it: %s', (written, said) => {
  expect(undecorated(written)).toBe(said);
});
