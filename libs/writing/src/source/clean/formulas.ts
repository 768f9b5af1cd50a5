import { REMOVED } from './template-tags.js';

/** Commands of a line's formula that have a sign of their own. */
const SIGNS: Readonly<Record<string, string>> = {
  times: '×',
  pm: '±',
  approx: '≈',
  sim: '~',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  neq: '≠',
  cdot: '·',
  circ: '°',
  mu: 'µ',
  to: '→',
  rightarrow: '→',
  infty: '∞',
  degree: '°',
};
const RAISED: Readonly<Record<string, string>> = { '2': '²', '3': '³' };
const COMMAND = new RegExp(`\\\\(${Object.keys(SIGNS).join('|')})(?![a-zA-Z])[ ]?`, 'g');

/** `$40\,\mathrm{m}^2$` as `40 m²`, of the same length; a formula of more than signs and units stays as it is. */
export function readableFormula(piece: string): string {
  const inner = piece.replace(/^\$|\$$|^\\\(|\\\)$/g, '');
  const plain = inner
    .replace(
      /\\(?:mathrm|text|mathbf|mathit|textrm|operatorname|unit|si|bar|hat|tilde|vec|overline)\{([^{}]{0,60})\}/g,
      '$1',
    )
    .replace(/\\[,;:! ]|~/g, ' ')
    .replace(/\{,\}/g, ',')
    .replace(/\^(?:\{\\circ\}|\\circ)/g, '°')
    .replace(COMMAND, (_all, name: string) => SIGNS[name] ?? '')
    .replace(/\^\{?([23])\}?/g, (_all, power: string) => RAISED[power] ?? '')
    .replace(/\\([%$&#_])/g, '$1');
  return /[\\^_{}]/.test(plain) ? piece : plain + REMOVED.repeat(Math.max(0, piece.length - plain.length));
}
