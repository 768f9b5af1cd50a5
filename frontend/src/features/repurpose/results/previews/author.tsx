import type { FormatKey } from '@repurpose/contract';
import { Icon } from '../../../../shared/ui/icon.js';

/** Who posts, as every platform puts it above the post; without a name or a picture, which we do not know. */
export function Author({ format, note }: { format: FormatKey; note: string }) {
  return (
    <div className="pv-author" aria-hidden="true">
      <span className="pv-avatar">
        <Icon name={format} size={18} />
      </span>
      <span>
        <span className="pv-name">You</span>
        <span className="pv-note">{note}</span>
      </span>
    </div>
  );
}
