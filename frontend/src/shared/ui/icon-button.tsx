import type { ComponentPropsWithoutRef } from 'react';
import { Icon, type IconName } from './icon.js';

type IconButtonProps = ComponentPropsWithoutRef<'button'> & { icon: IconName; does: string };

/** A button without words; `does` names it for whoever cannot see it, and under the pointer. */
export function IconButton({ icon, does, ...rest }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={does} title={does} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
