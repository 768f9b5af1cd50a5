import { readSource } from '../../source/read-source.js';
import { analyse } from '../analyse.js';
import { teller } from '../realise.js';
import { scenesOf } from './scenes.js';

const scenesIn = (content: string): string[] =>
  scenesOf(analyse(readSource(content)).units, { tell: teller((text) => text) }).map(
    ({ voiceOver }) => voiceOver,
  );

it('a sentence around two quotations is one scene', () => {
  const content = `Mira Dash teaches adults how to swim in a pool that is empty in the evening.

"Panic does not happen in my class on any of the Fridays of the year," Dash said,

"because I begin by saying that your job is to have fun in the water."

The class meets every Friday at nine in the evening, when the pool is empty and quiet.
`;
  const scenes = scenesIn(content);
  expect(scenes).toHaveLength(3);
  expect(scenes[1]).toContain('Dash said, "because I begin');
});
