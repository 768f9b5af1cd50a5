import { analyse } from '../../offline/analyse.js';
import { readSource } from '../../source/read-source.js';

/** The first words of the sentences that go with the one that contains a phrase. */
export function runAround(content: string, phrase: string): string[] {
  const { units, tellings } = analyse(readSource(content));
  const at = units.findIndex(({ text }) => text.includes(phrase));
  return tellings.closureAt(at).map(({ text }) => text.split(' ').slice(0, 2).join(' '));
}
