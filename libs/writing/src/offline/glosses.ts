import type { Unit } from '../annotate/unit.types.js';
import { onceFor } from '../text/once-for.js';
import type { Analysis } from './analysis.types.js';

/** "a Request For Quotation (RFQ)", "the Agile Delivery Services Agreement, or Agile BPA for short". */
const NAMES =
  /\((?<abbreviation>\p{Lu}[\p{Lu}\d&-]{1,7}s?)\)|,? or (?:the )?(?<name>\p{Lu}[\p{L}\d]*(?: \p{L}[\p{L}\d]*){0,3}),? for short/gu;
/** Characters of text before a short name that its full form lies in. */
const REACH = 120;

/**
 * The words right before an abbreviation whose letters spell it, the first one at the start of a word (Schwartz and
 * Hearst, 2003); else empty.
 */
function fullForm(before: string, short: string): string {
  const text = before.slice(-REACH);
  const letters = [...short.replace(/s$/u, '').toLowerCase()].filter((letter) => /[\p{L}\d]/u.test(letter));
  let at = text.length;
  for (const letter of letters.toReversed()) {
    at = text.toLowerCase().lastIndexOf(letter, at - 1);
    if (at < 0) return '';
  }
  while (at > 0 && /[\p{L}\d]/u.test(text[at - 1] ?? ''))
    at = text.toLowerCase().lastIndexOf(letters[0] ?? '', at - 1);
  return at < 0 ? '' : text.slice(at).replace(/[\s,(]+$/u, '');
}

/** The abbreviations of a text and their meanings. */
const shortNames = onceFor(({ units }: Analysis): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { text, isUntellable } of units) {
    if (isUntellable) continue;
    for (const { groups, index } of text.matchAll(NAMES)) {
      const short = groups?.['abbreviation'] ?? groups?.['name'] ?? '';
      const full = fullForm(text.slice(0, index), short);
      if (full !== '' && !found.has(short)) found.set(short, full);
    }
  }
  return found;
});

/** The sentence that introduces the person interviewed; empty if there is none. */
export function introductionOf({ units, tellings, isInterview }: Analysis): readonly Unit[] {
  const name = isInterview ? (units.find(({ speaker }) => speaker !== '')?.speaker ?? '') : '';
  const at = name === '' ? -1 : units.findIndex(({ speaker, text }) => speaker === '' && text.includes(name));
  return at < 0 ? [] : tellings.closureAt(at);
}

/** The texts of an output with each short name that they use and do not explain spelled out at its first use: "the RFQ (Request For Quotation)". */
export function explained(texts: readonly string[], hook: string, analysis: Analysis): string[] {
  const whole = [hook, ...texts].join('\n').toLowerCase();
  const out = [...texts];
  for (const [short, full] of shortNames(analysis)) {
    if (short.length <= 2 || whole.includes(full.toLowerCase().replace(/s$/u, ''))) continue;
    // a short name has letters, digits, blanks, & and - alone
    const use = new RegExp(`(?<![\\p{L}\\d])${short}(?![\\p{L}\\d’'-])`, 'u');
    const at = out.findIndex((text) => use.test(text));
    if (at >= 0) out[at] = (out[at] ?? '').replace(use, () => `${short} (${full})`);
  }
  return out;
}
