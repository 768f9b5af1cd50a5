import { createTheme, type Shadows } from '@mui/material/styles';
import { controls, fields } from './controls.js';
import { surfaces } from './surfaces.js';
import { SHAPE, type ColorName } from './tokens.js';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

const ink = (name: ColorName) => `var(--${name})`;
const tone = (main: ColorName, deep: ColorName = main) => ({
  main: ink(main),
  light: ink(main),
  dark: ink(deep),
  contrastText: ink('on-accent'),
});

const heading = (fontSize: string) => ({
  fontFamily: 'var(--serif)',
  fontWeight: 560,
  lineHeight: 1.12,
  letterSpacing: '-0.012em',
  fontSize,
});

/**
 * One theme for both schemes: the tokens are CSS variables that `data-theme` switches. `nativeColor` lets MUI mix them
 * in CSS.
 */
export const createAppTheme = () =>
  createTheme({
    cssVariables: { nativeColor: true },
    palette: {
      primary: tone('accent', 'accent-deep'),
      secondary: { ...tone('ink'), contrastText: ink('paper') },
      error: tone('wrong'),
      warning: tone('doubt'),
      success: tone('true'),
      info: tone('ink-soft'),
      text: { primary: ink('ink'), secondary: ink('ink-soft'), disabled: ink('ink-soft') },
      background: { default: ink('paper'), paper: ink('sheet') },
      divider: ink('line'),
      // MUI's own are black, which is invisible on dark.
      action: {
        active: ink('ink-soft'),
        hover: 'var(--hover)',
        selected: ink('accent-wash'),
        disabled: ink('ink-soft'),
        disabledBackground: 'color-mix(in srgb, var(--ink) 10%, var(--sheet))',
        focus: 'color-mix(in srgb, var(--ink) 10%, transparent)',
      },
    },
    shape: { borderRadius: SHAPE.controlPx },
    spacing: 4,
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1440 } },
    focusVisible: { outlineWidth: 2.5, outlineOffset: 2, outlineColor: ink('accent') },
    // Hairlines instead of shadows. Only floating surfaces have one.
    shadows: ['none', ...Array<string>(24).fill('var(--float)')] as Shadows,
    typography: {
      fontFamily: 'var(--sans)',
      h1: heading('min(var(--t-36), 15vw)'),
      h3: heading('min(var(--t-28), 13vw)'),
      h4: heading('clamp(var(--t-18), 5vw, var(--t-22))'),
      subtitle1: { fontSize: 'var(--t-18)', lineHeight: 1.55 },
      subtitle2: { fontSize: 'var(--t-14)', fontWeight: 600, lineHeight: 1.55 },
      body1: { fontSize: 'var(--t-16)', lineHeight: 1.55, letterSpacing: 0 },
      body2: { fontSize: 'var(--t-14)', lineHeight: 1.55, letterSpacing: 0 },
      caption: { fontSize: 'var(--t-12)', lineHeight: 1.35, letterSpacing: 0 },
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0, lineHeight: 1.25 },
    },
    components: { ...controls, ...fields, ...surfaces },
  });

/** The style sheet of its variables, for the build. */
export const themeCss = (): string =>
  createAppTheme()
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, variables]) => `${selector}{${declarationsOf(variables)}}`)
    .join('');

/** The schemes are the tokens', whose `color-scheme` holds. */
const declarationsOf = (variables: object) =>
  Object.entries(variables)
    .filter(([name]) => name.startsWith('--'))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
