import type { Found } from './found.js';
import { normalPhrase } from './normal-form.js';

/** Longest quotation that is read as one. */
const MAX_CHARS = 1_200;
const PAIRS = new Map([
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['"', '"'],
]);
const CLOSERS: Record<string, RegExp> = { '„': /[“”"]/, '“': /[”]/, '»': /[«]/ };
const SAID =
  'said|says|explained|explains|noted|notes|told|tells|wrote|writes|added|adds|argued|argues|asked|asks|recalled|recalls|stated|states|sagt|sagte|erklärt|erklärte|schreibt|schrieb|betont|betonte|meint|meinte|dice|dijo|explica|explicó|afirma|afirmó|señala|señaló|dit|explique|affirme|déclare|diz|disse|afirmou|explicou|spiega|afferma|zegt|zei';
const NAME = "\\p{Lu}[\\p{L}.'’-]*(?:\\s\\p{Lu}[\\p{L}.'’-]*){0,3}";
const AFTER = new RegExp(
  `^[,.]?\\s?(?:(?:${SAID})\\s(?<after>${NAME})|(?<name>${NAME}),?\\s(?:${SAID})(?!\\p{L})|[—–-]\\s?(?<dash>${NAME}))`,
  'u',
);
const BEFORE = new RegExp(
  `(?:(?<name>${NAME})(?:,[^,.]{1,80},)?\\s(?:${SAID})(?:\\s\\p{L}+){0,2}|(?:according to|laut|según|selon)\\s(?<by>${NAME}))\\s?[,:]?\\s?$`,
  'u',
);
const JAPANESE = /^と(?<name>[\p{L}・ ー]{2,16}?)(?:さん|氏|様|社長|部長)?(?:は|が)/u;

/** Quotations of at least three words (or as many signs in scripts without spaces), with their speaker where told. */
export function findQuotations(text: string): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < text.length) {
    const open = nextOpen(text, at);
    if (open === null) break;
    const close = closingOf(text, open.at, open.mark);
    if (close === -1) {
      at = open.at + 1;
      continue;
    }
    const inner = text.slice(open.at + 1, close);
    if (isQuotation(inner)) found.push(quotation(text, open.at, close, inner));
    at = close + 1;
  }
  return found;
}

const OPENINGS = /[“„«»「『]|(?<![\p{L}\p{N}.,!?])"(?=\S)/gu;

function nextOpen(text: string, from: number): { at: number; mark: string } | null {
  OPENINGS.lastIndex = from;
  const match = OPENINGS.exec(text);
  return match === null ? null : { at: match.index, mark: match[0] };
}

function closingOf(text: string, open: number, mark: string): number {
  const window = text.slice(open + 1, open + 1 + MAX_CHARS);
  const paragraph = window.indexOf('\n');
  const within = paragraph === -1 ? window : window.slice(0, paragraph);
  const close = CLOSERS[mark];
  const at = close === undefined ? within.indexOf(PAIRS.get(mark) ?? mark) : within.search(close);
  return at === -1 ? -1 : open + 1 + at;
}

function isQuotation(inner: string): boolean {
  const words = inner.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words >= 3 || /[\u3040-\u30FF\u3400-\u9FFF]{8,}/.test(inner);
}

function quotation(text: string, open: number, close: number, inner: string): Found {
  const found: Found = {
    kind: 'quote',
    text: inner,
    value: normalPhrase(inner),
    start: open,
    end: close + 1,
  };
  const speaker = speakerOf(text.slice(Math.max(0, open - 160), open), text.slice(close + 1, close + 100));
  return speaker === undefined ? found : { ...found, speaker };
}

function speakerOf(before: string, after: string): string | undefined {
  const behind = AFTER.exec(after)?.groups;
  const ahead = BEFORE.exec(before)?.groups;
  const japanese = JAPANESE.exec(after)?.groups;
  const name =
    behind?.['after'] ??
    behind?.['name'] ??
    behind?.['dash'] ??
    ahead?.['name'] ??
    ahead?.['by'] ??
    japanese?.['name'];
  return name?.replace(/[.,]$/, '').trim();
}

/** Bare words in pairs, for likeness that survives a changed word. */
function pairsOf(phrase: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let i = 0; i + 1 < phrase.length; i += 1) {
    const pair = phrase.slice(i, i + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Likeness of two phrases of bare words: 1 for the same, 0 for nothing in common (Dice's coefficient of sign pairs). */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length < 2 || b.length < 2) return 0;
  const left = pairsOf(a);
  let shared = 0;
  for (const [pair, count] of pairsOf(b)) shared += Math.min(count, left.get(pair) ?? 0);
  return (2 * shared) / (a.length + b.length - 2);
}
