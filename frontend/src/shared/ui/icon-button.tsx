import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import { Icon, type IconName } from './icon.js';

type IconButtonProps = MuiIconButtonProps & { icon: IconName; label: string; href?: string };

/** `label` names it. `title`: the tooltip, if different. */
export function IconButton({ icon, label, title = label, ...rest }: IconButtonProps) {
  return (
    <MuiIconButton aria-label={label} title={title} {...rest}>
      <Icon name={icon} />
    </MuiIconButton>
  );
}
