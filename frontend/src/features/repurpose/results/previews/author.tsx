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

/** Who posts, as every platform puts it above the post; without a name or a picture, which we do not know. */
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
