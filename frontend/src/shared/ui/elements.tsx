import type { ComponentProps, ElementType } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import Box, { type BoxProps } from '@mui/material/Box';
import Stack, { type StackProps } from '@mui/material/Stack';
import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import { Icon, type IconName } from './icon.js';

export type SmallButtonProps = ButtonProps & {
  icon?: IconName | undefined;
  component?: ElementType | undefined;
} & Pick<ComponentProps<'a'>, 'target' | 'rel' | 'download'>;

/** Outlined by default. */
export const SmallButton = ({ icon, ...button }: SmallButtonProps) => (
  <Button
    variant="outlined"
    size="small"
    {...(icon && { startIcon: <Icon name={icon} size={16} /> })}
    {...button}
  />
);

export const Note = (text: TypographyProps & { component?: ElementType; dateTime?: string }) => (
  <Typography variant="body2" color="textSecondary" {...text} />
);

/** Wraps. */
export const Row = ({ sx, ...rest }: StackProps) => (
  <Stack
    direction="row"
    sx={[{ flexWrap: 'wrap', gap: 3, alignItems: 'center' }, ...[sx ?? {}].flat()]}
    {...rest}
  />
);

type ColumnsProps = BoxProps & {
  component?: ElementType;
  gap: number | string;
  /** From which width on. */
  of: Partial<Record<'sm' | 'md' | 'lg', string>>;
};

/** Below each other on a narrower screen. */
export const Columns = ({ of, gap, sx, ...rest }: ColumnsProps) => (
  <Box
    sx={[
      { display: 'grid', gap, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...of } },
      ...[sx ?? {}].flat(),
    ]}
    {...rest}
  />
);

type IconButtonProps = MuiIconButtonProps & { icon: IconName; label: string; href?: string };

/** `label` names it. `title`: the tooltip, if different. */
export function IconButton({ icon, label, title = label, ...rest }: IconButtonProps) {
  return (
    <MuiIconButton aria-label={label} title={title} {...rest}>
      <Icon name={icon} />
    </MuiIconButton>
  );
}
