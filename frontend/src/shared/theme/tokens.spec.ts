import { COLORS, tokensCss, type ColorName, type Scheme } from './tokens.js';

/** At least 4.5:1 in both schemes. */
const TEXT_PAIRS: readonly (readonly [ColorName, ColorName])[] = [
  ...(['paper', 'sheet'] as const).flatMap((ground) =>
    (['ink', 'ink-soft', 'accent', 'accent-deep', 'true', 'doubt', 'wrong'] as const).map(
      (text) => [text, ground] as const,
    ),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-deep'],
  ['accent', 'accent-wash'],
  ['accent-deep', 'accent-wash'],
  ['ink', 'accent-wash'],
  ['ink-soft', 'accent-wash'],
  ['true', 'true-wash'],
  ['ink', 'true-wash'],
  ['doubt', 'doubt-wash'],
  ['ink', 'doubt-wash'],
  ['wrong', 'wrong-wash'],
  ['ink', 'wrong-wash'],
  ['paper', 'ink'],
];

/** At least 3:1. */
const CONTROL_PAIRS: readonly (readonly [ColorName, ColorName])[] = [
  ['control', 'paper'],
  ['control', 'sheet'],
  ['accent', 'paper'],
  ['accent', 'sheet'],
];

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each<Scheme>(['light', 'dark'])('the %s scheme', (scheme) => {
  const colors = COLORS[scheme];
  it.each(TEXT_PAIRS)('%s on %s is read at 4.5:1', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(CONTROL_PAIRS)('%s on %s is seen at 3:1', (control, ground) => {
    expect(contrast(colors[control], colors[ground])).toBeGreaterThanOrEqual(3);
  });
  it('is in the style sheet of the page', () => {
    for (const [name, value] of Object.entries(colors)) expect(tokensCss()).toContain(`--${name}:${value}`);
  });
});

it('what is tapped keeps no wash, as a finger does not hover', () => {
  expect(tokensCss()).toContain('@media (hover:none){:root{--hover:transparent}}');
});
