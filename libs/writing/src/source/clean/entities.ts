import { parseFragment } from 'parse5';

const decoded = new Map<string, string>();
/** Bounds the memory of a long-running worker; real texts use a few dozen. */
const MAX_REMEMBERED = 5_000;

/** Decodes an HTML entity as a browser does: `&eacute;` → `é`. Returns anything else unchanged. */
export function decodeEntity(entity: string): string {
  const known = decoded.get(entity);
  if (known !== undefined) return known;
  const [node] = parseFragment(entity).childNodes;
  const value = node !== undefined && 'value' in node ? node.value : entity;
  if (decoded.size < MAX_REMEMBERED) decoded.set(entity, value);
  return value;
}

/** Decodes the entities in a short text such as a title, also those that an export has escaped twice. */
export function decodeEntities(text: string): string {
  return text
    .replace(/&amp;(?=#?[a-z\d]{1,31};)/gi, '&')
    .replace(/&(?:#\d{1,7};?|(?:#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, decodeEntity);
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number of up to three digits in superscript; empty for anything else. */
export const raisedDigits = (raw: string): string =>
  /^\s*\d{1,3}\s*$/.test(raw) ? raw.trim().replace(/\d/g, (digit) => RAISED[Number(digit)] ?? '') : '';
