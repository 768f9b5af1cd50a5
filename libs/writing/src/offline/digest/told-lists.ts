import { oneOf } from '../../text/one-of.js';
import type { List } from '../analysis.types.js';

/** "Here are some examples of our successes:" */
export const EXAMPLES = new RegExp(
  String.raw`\b(?:${oneOf`examples? for_instance such_as beispiele? ejemplos? exemples? esempi exemplos?`})\b`,
  'iu',
);

export const isEnumerated = ({ isOfHeadings, leadIn }: List): boolean =>
  isOfHeadings && !EXAMPLES.test(leadIn);
