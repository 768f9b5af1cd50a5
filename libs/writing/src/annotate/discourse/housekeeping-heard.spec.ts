import { toldInWhole } from './housekeeping.js';

it.each([
  ['All boats, including the ones above are in the shed.', 'All boats, including these are in the shed.'],
  ['All boats, including the ones below are in the shed.', null],
  ['The cranes are older than those above the lock.', null],
])('a listener is told which ones are meant: %s', (text, told) => {
  expect(toldInWhole(text, 'en', 'heard')).toBe(told ?? text);
});
