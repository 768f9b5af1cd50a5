/** Also the browser's `theme-color`. */
export const PAPER = { light: '#FAF7F2', dark: '#151311' } as const;

/** Components use the CSS variable of the same name, never a value. */
export const COLORS = {
  light: {
    paper: PAPER.light,
    sheet: '#FFFFFF',
    ink: '#1C1917',
    'ink-soft': '#57534E',
    line: '#E7E0D6',
    control: '#8A8178',
    accent: '#B4380B',
    'accent-deep': '#93300B',
    'accent-wash': '#FBEDE6',
    'on-accent': '#FFFFFF',
    true: '#0F766E',
    'true-wash': '#E4F2F0',
    doubt: '#92580A',
    'doubt-wash': '#FBF1DF',
    wrong: '#B42318',
    'wrong-wash': '#FCECEA',
  },
  dark: {
    paper: PAPER.dark,
    sheet: '#1E1B18',
    ink: '#F5F1EA',
    'ink-soft': '#B5ADA3',
    line: '#35302A',
    control: '#837A70',
    accent: '#FF8A5B',
    'accent-deep': '#FFA27C',
    'accent-wash': '#33211A',
    'on-accent': '#20100A',
    true: '#4FD1C0',
    'true-wash': '#152B29',
    doubt: '#F0B452',
    'doubt-wash': '#2F2514',
    wrong: '#FF8C82',
    'wrong-wash': '#351C1A',
  },
} as const;

export type ColorName = keyof typeof COLORS.light;
export type Scheme = keyof typeof COLORS;

/** Pixels at the default root size. `t-16` is body text. */
const TYPE_SCALE = [12.5, 14, 16, 18, 22, 28, 36, 48, 60] as const;

export const SHAPE = { sheetPx: 10, controlPx: 8 } as const;

const rem = (px: number) => `${px / 16}rem`;
const variables = (scheme: Scheme) =>
  Object.entries(COLORS[scheme])
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** Light by default, dark by the system or by `data-theme` on `<html>`. */
export function tokensCss(): string {
  const shared = [
    ...TYPE_SCALE.map((px) => `--t-${String(px).replace('.5', '')}:${rem(px)}`),
    `--r-sheet:${SHAPE.sheetPx}px`,
    `--r-control:${SHAPE.controlPx}px`,
    '--serif:"Fraunces Variable","Fraunces Fallback","Fraunces Noto Fallback",Georgia,serif',
    '--sans:"Instrument Sans Variable","Instrument Fallback","Instrument Noto Fallback",system-ui,sans-serif',
    '--mono:ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace',
    '--ease:180ms cubic-bezier(.2,.7,.3,1)',
    '--float:0 8px 28px rgb(28 25 23/.14)',
    '--content:1160px',
    '--section:clamp(56px,8vw,112px)',
    '--press:36px',
    '--hover:color-mix(in srgb,var(--ink) 7%,transparent)',
  ].join(';');
  const light = `${variables('light')};--in-light:block;--in-dark:none;color-scheme:light`;
  const dark = `${variables('dark')};--in-light:none;--in-dark:block;color-scheme:dark`;
  return [
    `:root{${shared};${light}}`,
    // Minimum height of controls. Beside a keyboard the header leaves its room to the text.
    '@media (pointer:coarse){:root{--press:44px}:root:has(textarea:focus){--header:static}}',
    // The names of the formats stay below the header.
    '@media (max-width:599.98px){:root:has(#result-panel){--top:136px}}',
    // A finger does not hover: the wash would stay on what was tapped last.
    '@media (hover:none){:root{--hover:transparent}}',
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `:root[data-theme=dark]{${dark}}`,
    'html{background:var(--paper)}',
  ].join('');
}
