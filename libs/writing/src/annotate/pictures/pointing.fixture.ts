import { readSource } from '../../source/read-source.js';
import { pointsAtPicture } from './pictured.js';

/** The sentences about a picture in a text that is given by its blocks. */
export function pointingIn(blocks: readonly string[]): string[] {
  const source = readSource(blocks.join('\n\n'));
  return source.sentences
    .filter(({ text }, index) => pointsAtPicture(text, index, source))
    .map(({ text }) => text);
}
