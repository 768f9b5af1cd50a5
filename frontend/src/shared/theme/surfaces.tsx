import type { Components, Theme } from '@mui/material/styles';
import { Icon } from '../ui/icon.js';
import { SHAPE } from './tokens.js';

/** A colour, its ink and the wash below it. */
const WASHED = [
  ['primary', 'accent-deep', 'accent-wash'],
  ['success', 'true', 'true-wash'],
  ['warning', 'doubt', 'doubt-wash'],
  ['error', 'wrong', 'wrong-wash'],
] as const;

/** Surfaces on the page or floating above it. */
export const surfaces: Components<Theme> = {
  // A subtitle is not a heading unless `component` says so.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { rounded: { borderRadius: SHAPE.sheetPx }, root: { backgroundImage: 'none' } },
  },
  MuiContainer: {
    // Of a page.
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: { width: 'min(var(--content), 100% - 40px)', paddingBlock: 'clamp(32px, 5vw, 64px)' },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { padding: 'clamp(18px, 2.4vw, 28px)', overflow: 'visible' } },
  },
  MuiDialog: {
    defaultProps: { maxWidth: 'xs', fullWidth: true, transitionDuration: 0 },
    styleOverrides: {
      paper: { border: '1px solid var(--line)', margin: 16, width: 'calc(100% - 32px)' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h4, padding: '24px 24px 0' }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '16px 24px 0',
        display: 'grid',
        gap: 16,
        overflowWrap: 'anywhere',
        // MUI's own rule takes it away below a title.
        '.MuiDialogTitle-root + &': { paddingTop: 16 },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '16px 24px 24px', flexWrap: 'wrap', gap: 12 },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        success: <Icon name="check" />,
        info: <Icon name="info" />,
        warning: <Icon name="warn" />,
        error: <Icon name="warn" />,
      },
      slots: { closeIcon: () => <Icon name="close" /> },
      slotProps: { closeButton: { size: 'medium' } },
    },
    styleOverrides: {
      root: {
        padding: '12px 16px',
        flexWrap: 'wrap',
        gap: 12,
        borderRadius: SHAPE.controlPx,
        color: 'var(--ink)',
        fontSize: 'var(--t-14)',
        lineHeight: 1.55,
        overflowWrap: 'anywhere',
        background: 'color-mix(in srgb, var(--ink) 5%, var(--paper))',
        // The first line is level with the button's words.
        '&:has(> .MuiAlert-action > .MuiButton-root) > :not(.MuiAlert-action)': {
          paddingBlock: 'calc((var(--press) - 30px) / 2)',
        },
        variants: [
          { props: { severity: 'warning' }, style: { background: 'var(--doubt-wash)' } },
          { props: { severity: 'error' }, style: { background: 'var(--wrong-wash)' } },
          { props: { severity: 'success' }, style: { background: 'var(--true-wash)' } },
          // On the sheet, with its tone at the edge.
          {
            props: { variant: 'outlined' },
            style: {
              background: 'var(--sheet)',
              border: '1px solid var(--line)',
              borderLeft: '4px solid var(--true)',
              borderRadius: SHAPE.sheetPx,
            },
          },
          { props: { variant: 'outlined', severity: 'error' }, style: { borderLeftColor: 'var(--wrong)' } },
          { props: { variant: 'outlined', severity: 'warning' }, style: { borderLeftColor: 'var(--doubt)' } },
        ],
      },
      icon: { margin: '1px 0 0', padding: 0, opacity: 1, fontSize: 20 },
      message: { padding: 0, flex: '1 1 160px', minWidth: 0 },
      action: {
        padding: 0,
        margin: '-4px 0 -4px auto',
        alignItems: 'center',
        flexWrap: 'wrap',
        '& > .MuiIconButton-root': { margin: '-4px -8px' },
      },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: { display: 'block', margin: 0, fontSize: 'inherit', fontWeight: 650, lineHeight: 'inherit' },
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 24,
        borderRadius: 999,
        border: '1px solid var(--line)',
        background: 'transparent',
        color: 'var(--ink-soft)',
        fontSize: 'var(--t-12)',
        fontWeight: 600,
        // Our icons take no class of MUI's.
        '& > svg': { margin: '0 -4px 0 8px' },
        '&.MuiChip-clickable': {
          minWidth: 'var(--press)',
          minHeight: 'calc(28px + 2 * (var(--press) - 36px))',
        },
        variants: WASHED.map(([color, ink, wash]) => ({
          props: { color },
          style: {
            border: 0,
            color: `var(--${ink})`,
            '&, &:hover, &.Mui-focusVisible': { background: `var(--${wash})` },
            '&.MuiChip-clickable:hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
          },
        })),
      },
      label: { paddingInline: 10 },
    },
  },
  MuiListItemButton: {
    styleOverrides: { root: { minHeight: 'var(--press)', borderRadius: SHAPE.controlPx } },
  },
  MuiListItem: { styleOverrides: { root: { '&:last-of-type': { borderBottom: 0 } } } },
  MuiMenu: { styleOverrides: { paper: { border: '1px solid var(--line)' } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44, gap: 12 } } },
  MuiAccordion: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { background: 'transparent', '&::before': { background: 'var(--line)' } } },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { padding: 0, minHeight: 'var(--press)', width: 'fit-content' },
      content: { margin: '4px 0', gap: 8, alignItems: 'center', fontSize: 'var(--t-14)', fontWeight: 550 },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '4px 0' } } },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 3, borderRadius: 2, background: 'var(--line)' } },
  },
  MuiSkeleton: { styleOverrides: { root: { background: 'var(--line)' } } },
  MuiTableCell: { styleOverrides: { root: { borderColor: 'var(--line)', fontSize: 'inherit' } } },
};
