import type { FormatKey } from '@repurpose/contract';
import { Icon } from '../../../../shared/ui/icon.js';

export function Avatar({ format }: { format: FormatKey }) {
  return (
    <span className="pv-avatar" aria-hidden="true">
      <Icon name={format} size={18} />
    </span>
  );
}

/** Who posts, as every platform puts it above the post; without a name or a picture, which we do not know. */
export function Author({ format, note }: { format: FormatKey; note: string }) {
  return (
    <div className="pv-author" aria-hidden="true">
      <Avatar format={format} />
      <span>
        <span className="pv-name">You</span>
        <span className="pv-note">{note}</span>
      </span>
    </div>
  );
}
