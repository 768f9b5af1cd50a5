import { createTheme } from '@mui/material/styles';
import type { ColorName } from './tokens.js';

const ink = (name: ColorName) => `var(--${name})`;
const tone = (main: ColorName, deep: ColorName = main) => ({
  main: ink(main),
  light: ink(main),
  dark: ink(deep),
  contrastText: ink('on-accent'),
});

/**
 * MUI on our CSS variables: the scheme is switched by `data-theme` alone, so this theme is one object for both.
 * `nativeColor` lets MUI mix variables in CSS instead of parsing them in script.
 */
export const muiTheme = createTheme({
  cssVariables: { nativeColor: true },
  palette: {
    primary: tone('accent', 'accent-deep'),
    secondary: tone('ink'),
    error: tone('wrong'),
    warning: tone('doubt'),
    success: tone('true'),
    info: tone('ink-soft'),
    text: { primary: ink('ink'), secondary: ink('ink-soft'), disabled: ink('ink-soft') },
    background: { default: ink('paper'), paper: ink('sheet') },
    divider: ink('line'),
  },
  shape: { borderRadius: 8 },
  spacing: 4,
  typography: { fontFamily: 'var(--sans)', button: { textTransform: 'none', fontWeight: 600 } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 44 },
        indicator: { height: 2.5, backgroundColor: ink('accent') },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: {
          minHeight: 44,
          padding: '10px 14px',
          color: ink('ink-soft'),
          fontSize: 'var(--t-16)',
          '&.Mui-selected': { color: ink('ink') },
          '&.Mui-focusVisible': {
            outline: `2.5px solid ${ink('accent')}`,
            outlineOffset: -3,
            borderRadius: 6,
          },
        },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: ink('sheet') },
        notchedOutline: { borderColor: ink('control') },
        input: { height: 'auto', padding: '11px 14px' },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { backgroundColor: ink('ink'), color: ink('paper'), fontSize: 'var(--t-12)' },
      },
    },
  },
});
