import type { TransformationSummary } from '@repurpose/contract';
import { Button } from '../../shared/ui/button.js';
import { LibraryRow, type RowActions } from './library-row.js';
import type { Selection } from './use-selection.js';

type LibraryListProps = RowActions & {
  rows: readonly TransformationSummary[];
  selection: Selection;
  isUpdating: boolean;
  /** Null on the last page. */
  onMore: (() => void) | null;
  onRefresh: () => void;
};

/** The rows that are loaded, newest first, and the way to more of them. */
export function LibraryList({
  rows,
  selection,
  isUpdating,
  onMore,
  onRefresh,
  ...actions
}: LibraryListProps) {
  const { selected, isSelected, toggle, toggleAll } = selection;
  return (
    <>
      <div className="library-head">
        <label className="library-all">
          <input
            type="checkbox"
            checked={selected.length === rows.length}
            ref={(box) => {
              if (box) box.indeterminate = selected.length > 0 && selected.length < rows.length;
            }}
            onChange={toggleAll}
          />
          Select all shown
        </label>
        <p className="small soft figures" role="status">
          {rows.length} shown{onMore ? ', there are more' : ''}
        </p>
        <Button kind="ghost" size="small" onClick={onRefresh}>
          Refresh
        </Button>
      </div>
      <ul className="library-rows" aria-busy={isUpdating} aria-label="Transformations">
        {rows.map((row) => (
          <LibraryRow
            key={row.id}
            row={row}
            isSelected={isSelected(row.id)}
            onToggle={() => toggle(row.id)}
            {...actions}
          />
        ))}
      </ul>
      {onMore && (
        <Button kind="quiet" isWide disabled={isUpdating} onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  );
}

/** Rows on their way. */
export function LoadingRows() {
  return (
    <div className="library-loading" role="status">
      <span className="library-loading-label">Loading your library…</span>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className="library-ghost" aria-hidden="true">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
