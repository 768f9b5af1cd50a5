import type { Components, Theme } from '@mui/material/styles';
import { RouterLink } from './router-link.js';
import { SHAPE } from './tokens.js';

const disabled = {
  cursor: 'not-allowed',
  pointerEvents: 'auto',
  background: 'color-mix(in srgb, var(--ink) 10%, var(--sheet))',
  color: 'var(--ink-soft)',
  borderColor: 'transparent',
} as const;
/** A waiting button keeps the focus, so it is `aria-disabled`, not `disabled`. */
const WAITING = '&.Mui-disabled, &[aria-disabled="true"]';

export const controls: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, LinkComponent: RouterLink } },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        // MUI's own is too narrow for some words.
        minWidth: 'min-content',
        padding: '9px 17px',
        border: '1px solid transparent',
        borderRadius: SHAPE.controlPx,
        fontSize: 'var(--t-16)',
        textAlign: 'center',
        '@media (min-width: 600px)': { whiteSpace: 'nowrap' },
        gap: 8,
        transition: 'background-color var(--ease), border-color var(--ease), color var(--ease)',
        '&:active': { transform: 'translateY(1px)' },
        '&[aria-current], &[aria-current]:hover': {
          background: 'var(--accent-wash)',
          color: 'var(--accent-deep)',
        },
        [WAITING]: disabled,
      },
      outlined: {
        background: 'var(--sheet)',
        borderColor: 'var(--control)',
        '&:hover': { background: 'var(--sheet)', borderColor: 'var(--ink)' },
      },
      text: {
        '&:hover': { background: 'var(--hover)' },
        [WAITING]: { ...disabled, background: 'transparent' },
      },
      sizeSmall: { minHeight: 'var(--press)', padding: '5px 11px', fontSize: 'var(--t-14)' },
      sizeLarge: { minHeight: 52, padding: '12px 23px', fontSize: 'var(--t-18)' },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
    variants: [
      // Only the main action is in the accent colour.
      { props: { variant: 'outlined', color: 'primary' }, style: { color: 'var(--ink)' } },
      { props: { variant: 'text', color: 'primary' }, style: { color: 'var(--ink)' } },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 'max(40px, var(--press))',
        height: 'max(40px, var(--press))',
        flex: 'none',
        borderRadius: SHAPE.controlPx,
        color: 'var(--ink-soft)',
        '&:hover': { background: 'var(--hover)', color: 'var(--ink)' },
        [WAITING]: { color: 'var(--control)', cursor: 'not-allowed', pointerEvents: 'auto' },
      },
    },
  },
  MuiLink: {
    defaultProps: { component: RouterLink },
    styleOverrides: { root: { textUnderlineOffset: '0.18em' } },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      indicator: { height: 2.5 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '10px 14px',
        color: 'var(--ink-soft)',
        fontSize: 'var(--t-16)',
        '&.Mui-selected': { color: 'var(--ink)' },
      },
    },
  },
};

export const fields: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: 'var(--ink)',
        fontSize: 'var(--t-14)',
        fontWeight: 600,
        lineHeight: 1.55,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'var(--ink)' },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      // Above its field, never in it.
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
      },
    },
  },
  // Global styles of each field, by which MUI notices what the browser fills in: labels here never move.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        background: 'var(--sheet)',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-soft)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--wrong)' },
        '&.Mui-disabled, &:has(input[readonly])': {
          background: 'color-mix(in srgb, var(--ink) 5%, var(--sheet))',
        },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line)' },
      },
      notchedOutline: { borderColor: 'var(--control)' },
      input: {
        height: 'auto',
        minHeight: 44,
        padding: '9px 12px',
        boxSizing: 'border-box',
        lineHeight: 1.5,
        '&::placeholder': { color: 'var(--ink-soft)', opacity: 1 },
      },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: '6px 0 0', fontSize: 'var(--t-14)', lineHeight: 1.55, color: 'var(--ink-soft)' },
    },
  },
  MuiNativeSelect: {
    styleOverrides: { select: { textOverflow: 'ellipsis' }, icon: { color: 'var(--ink-soft)' } },
  },
  MuiCheckbox: {
    styleOverrides: { root: { padding: 10, color: 'var(--control)' } },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: 'inherit' }, root: { marginRight: 0 } } },
};
