import type { Source } from '../../source/source.types.js';
import { mentionsIn } from './mentions-in.js';

/** Whether two texts make the same claims in the same words, in any order. */
export function sameClaims(before: string, after: string, source: Source): boolean {
  const claims = (text: string): string =>
    mentionsIn(text, source)
      .map(({ kind, value, text: said }) => `${kind} ${value} ${said}`)
      .sort()
      .join('\n');
  return claims(before) === claims(after);
}
