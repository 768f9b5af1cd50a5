import { countAs } from '../../platforms/count.js';
import { ruleOf } from '../../platforms/rules.js';
import type { Draft } from './draft.types.js';
import { countedTexts, type PartMeasure } from './measure-draft.js';

/** Lists whose entries have their own limit → the name of an entry in the rules. */
const ENTRIES: Readonly<Record<string, string>> = { posts: 'post', bullets: 'bullet', blocks: 'block' };

/** The length of one part (`posts.2`, `subject`) with its rule; null if the part has none. */
export function measurePart(draft: Draft, partId: string, language = 'en'): PartMeasure | null {
  const [list = '', index = '0'] = partId.split('.');
  const part = ENTRIES[list] ?? list;
  const rule = ruleOf(draft.format).parts[part];
  const text = countedTexts(draft, language).filter(([name]) => name === part)[Number(index)]?.[1];
  return rule && text !== undefined ? { part, count: countAs(rule.unit, text), rule } : null;
}
