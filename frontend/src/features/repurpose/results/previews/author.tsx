import type { FormatKey } from '@repurpose/contract';
import { Icon } from '../../../../shared/ui/icon.js';
import css from './previews.module.css';

export function Avatar({ format }: { format: FormatKey }) {
  return (
    <span className={`${css.avatar} soft`} aria-hidden="true">
      <Icon name={format} size={18} />
    </span>
  );
}

/** Above the post. We know neither name nor picture. */
export function Author({ format, note }: { format: FormatKey; note: string }) {
  return (
    <div className={css.author} aria-hidden="true">
      <Avatar format={format} />
      <span>
        <span className={css.name}>You</span>
        <span className={`${css.note} soft`}>{note}</span>
      </span>
    </div>
  );
}
