import type { ComponentProps, ElementType } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
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
