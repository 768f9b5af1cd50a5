import { Button } from '../../shared/ui/button.js';

type SelectionBarProps = {
  count: number;
  isArchive: boolean;
  isBusy: boolean;
  onTags: () => void;
  onArchive: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** What can be done to the ticked rows, always in reach. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, isArchive, isBusy, onTags, onArchive, onDelete, onClear } = props;
  return (
    <section className="selection-bar" aria-label="Selected transformations">
      <p className="figures" role="status">
        {count} selected
      </p>
      <Button kind="quiet" size="small" disabled={isBusy} onClick={onTags}>
        Tags
      </Button>
      <Button kind="quiet" size="small" disabled={isBusy} onClick={onArchive}>
        {isArchive ? 'Bring back' : 'Archive'}
      </Button>
      <Button kind="quiet" size="small" disabled={isBusy} onClick={onDelete}>
        Delete
      </Button>
      <Button kind="ghost" size="small" onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}
