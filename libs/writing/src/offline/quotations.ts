import type { Block } from '../source/source.types.js';

/** The same at the end of a sentence that it stands behind. */
export const SIGNATURE = /(?<=[.!?…]["”»]?)\s+[—–]{1,2}\s*\p{Lu}[^.!?]{1,60}$/u;
/** Who stands below a quotation: "— Dorothy, guest and volunteer". */
const SIGNED = /[.!?…]["”»]?\s+[—–-]{1,2}\s*(?<name>\p{Lu}[^.,;:!?()\n]{1,40})/u;

/** What somebody in a talk says of themselves is theirs to say, and so is all of a quotation; null for what anybody may say. */
export function inQuotes(text: string, block: Block): string | null {
  const signed = block.kind === 'quote' ? (SIGNED.exec(block.text)?.groups?.['name'] ?? '').trim() : '';
  const speaker = signed || (block.speaker ?? '');
  const isPersonal = signed !== '' || /(?<![\p{L}'’])(?:I|my|me|we|our|us)(?!\p{L})/iu.test(text);
  return speaker !== '' && isPersonal && !/[“”"]/u.test(text) ? `${speaker}: “${text}”` : null;
}
