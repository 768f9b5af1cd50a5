import { readSource } from '../source/read-source.js';
import { pointsAtPicture } from './pictured.js';

const PICTURE = '![The wall](wall.jpg)';
const pointing = (...blocks: readonly string[]): string[] => {
  const source = readSource(['The pier is old.', ...blocks].join('\n\n'));
  return source.sentences
    .filter(({ text }, index) => pointsAtPicture(text, index, source))
    .map(({ text }) => text);
};

describe('a sentence about a picture', () => {
  it('means by "this" what the lead-in of the picture means', () => {
    const below = 'I have no idea what this is. The crew laughed at it.';
    expect(pointing('When I came home, my boat was covered with this:', PICTURE, below)).toEqual([
      'I have no idea what this is.',
    ]);
    expect(pointing('When I came home, my boat was under a net.', PICTURE, below)).toEqual([]);
    expect(pointing('When I came home, my boat was covered with this:', below)).toEqual([]);
  });

  it('asks about it above it', () => {
    const asked = 'And what about this one?';
    expect(pointing(`The wall has a crack. ${asked}`, PICTURE, 'It does not.')).toEqual([asked]);
    expect(pointing(`The wall has a crack. ${asked}`, 'It does not.')).toEqual([]);
    expect(pointing('And what about the harbour?', PICTURE, 'It does not.')).toEqual([]);
  });

  it('notes what is seen in it', () => {
    const noted = '(Note the green moss on the left.)';
    expect(pointing(`The wall is old. ${noted}`, PICTURE, 'It holds.')).toEqual([noted]);
    expect(pointing(`The wall is old. ${noted}`, 'It holds.')).toEqual([]);
  });
});
