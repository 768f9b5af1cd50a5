import { bringIntoView } from './bring-into-view.js';

it.each([
  ['above the screen', -0.5, true],
  ['in the upper half', 0.4, false],
  ['in the lower half', 0.6, true],
])('what begins %s is brought into view or left', (_where, share, isMoved) => {
  document.body.innerHTML = '<p id="part"></p>';
  const part = document.getElementById('part') as HTMLElement;
  part.getBoundingClientRect = () => new DOMRect(0, window.innerHeight * share);
  const moved = jest.spyOn(part, 'scrollIntoView').mockImplementation(() => undefined);
  bringIntoView('part');
  expect(moved.mock.calls.length > 0).toBe(isMoved);
});
