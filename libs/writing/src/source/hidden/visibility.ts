import type { Declarations } from './declarations.js';

export interface Visibility {
  /** Everything inside is hidden. */
  isGone: boolean;
  /** Like `isSizeless`, inherited until an element inside resets it. */
  isInvisible: boolean;
  isSizeless: boolean;
}

export const SHOWN: Visibility = { isGone: false, isInvisible: false, isSizeless: false };

export const isTextShown = ({ isGone, isInvisible, isSizeless }: Visibility): boolean =>
  !isGone && !isInvisible && !isSizeless;

/** The visibility inside an element with these declarations. */
export function visibilityInside(outer: Visibility, style: Declarations): Visibility {
  if (style.size === 0) return outer;
  const visibility = style.get('visibility') ?? 'inherit';
  return {
    isGone: outer.isGone || GONE.some((isGone) => isGone(style)),
    isInvisible: visibility === 'inherit' ? outer.isInvisible : /^(?:hidden|collapse)$/.test(visibility),
    isSizeless: isSizeless(style, outer.isSizeless),
  };
}

/** Lengths beyond the screen, by unit. */
const FAR: Readonly<Record<string, number>> = { px: 500, pt: 400, em: 40, rem: 40, ch: 80, in: 5, cm: 12 };
const FAR_SHARE = 100;

const lengthOf = (value: string | undefined): { size: number; unit: string } | null => {
  const [, size, unit = ''] =
    /^([+-]?(?:\d{1,10}\.?\d{0,10}|\.\d{1,10}))([a-z%]{0,4})$/.exec(value ?? '') ?? [];
  return size === undefined ? null : { size: Number(size), unit };
};
const isZero = (value: string | undefined): boolean => lengthOf(value)?.size === 0;
/** Pages hide text for screen readers in a box of one pixel. */
const isTiny = (value: string | undefined): boolean => isZero(value) || value === '1px';
const isFar = (value: string | undefined): boolean => {
  const length = lengthOf(value);
  return length !== null && length.size <= -(FAR[length.unit] ?? FAR_SHARE);
};

const isPlaced = (style: Declarations): boolean => /^(?:absolute|fixed)$/.test(style.get('position') ?? '');
const isClipped = (style: Declarations): boolean => /^(?:hidden|clip)\b/.test(style.get('overflow') ?? '');
const isMovedAway = (transform: string): boolean => {
  const [, arguments_ = ''] = /translate(?:x|y|3d)?\(([^()]{1,80})\)/.exec(transform) ?? [];
  return (
    /scale(?:3d|x|y)?\(\s*0\s*[,)]/.test(transform) ||
    arguments_.split(',').some((part) => isFar(part.trim()))
  );
};

/** Whether text is struck out by its author. */
export const isStruckOut = (style: Declarations): boolean =>
  /\bline-through\b/.test(style.get('text-decoration-line') ?? style.get('text-decoration') ?? '');

const GONE: readonly ((style: Declarations) => boolean)[] = [
  (style) => style.get('display') === 'none',
  (style) => style.get('mso-hide') === 'all',
  (style) => style.get('content-visibility') === 'hidden',
  (style) => isZero(style.get('opacity')),
  isStruckOut,
  (style) => isFar(style.get('text-indent')) || isFar(style.get('margin-left')),
  (style) => isMovedAway(style.get('transform') ?? ''),
  (style) => isPlaced(style) && ['left', 'right', 'top', 'bottom'].some((side) => isFar(style.get(side))),
  (style) => isPlaced(style) && /^rect\(\s*(?:[01](?:px)?[\s,]*){4}\)$/.test(style.get('clip') ?? ''),
  (style) => /^(?:inset\((?:50|100)%|circle\(0)/.test(style.get('clip-path') ?? ''),
  (style) =>
    isClipped(style) &&
    ['width', 'height', 'max-width', 'max-height'].some((side) => isTiny(style.get(side))),
];

/** Mails set the font size of a row to zero and reset it in its cells. */
function isSizeless(style: Declarations, isOuter: boolean): boolean {
  const [, short] = /(?:^|\s)([\d.]{1,10}[a-z%]{1,4}|0)(?:\s*\/|\s)/.exec(style.get('font') ?? '') ?? [];
  const value = style.get('font-size') ?? short;
  if (value === undefined || value === 'inherit') return isOuter;
  const length = lengthOf(value);
  if (length === null) return /^(?:larger|smaller)$/.test(value) && isOuter;
  const isRelative = /^(?:em|%|ex|ch)$/.test(length.unit);
  const isNothing = length.size === 0 || (/^(?:px|pt)$/.test(length.unit) && length.size <= 1);
  return isNothing || (isRelative && isOuter);
}
