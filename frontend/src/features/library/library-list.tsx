import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import type { TransformationSummary } from '@repurpose/contract';
import { Note } from '../../shared/ui/note.js';
import { SmallButton } from '../../shared/ui/small-button.js';
import { useWriteBlock } from '../../shared/workspace/write-block.js';
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

export function LibraryList({
  rows,
  selection,
  isUpdating,
  onMore,
  onRefresh,
  ...actions
}: LibraryListProps) {
  const { selected, isSelected, toggle, toggleAll } = selection;
  const isReader = useWriteBlock() !== null;
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '0 16px', alignItems: 'center', pl: 3 }}>
        {!isReader && (
          <FormControlLabel
            label="Select all shown"
            control={
              <Checkbox
                checked={selected.length === rows.length}
                indeterminate={selected.length > 0 && selected.length < rows.length}
                onChange={toggleAll}
              />
            }
            sx={{ typography: 'body2' }}
          />
        )}
        <Note role="status" sx={{ ml: 'auto' }}>
          {rows.length} shown{onMore ? ', there are more' : ''}
        </Note>
        <SmallButton variant="text" onClick={onRefresh}>
          Refresh
        </SmallButton>
      </Stack>
      <Card sx={{ p: 0, mb: 4, overflow: 'clip' }}>
        <List
          disablePadding
          aria-busy={isUpdating}
          aria-label="Transformations"
          sx={{ opacity: isUpdating ? 0.6 : 1 }}
        >
          {rows.map((row) => (
            <LibraryRow
              key={row.id}
              row={row}
              isSelected={isSelected(row.id)}
              onToggle={() => toggle(row.id)}
              {...actions}
            />
          ))}
        </List>
      </Card>
      {onMore && (
        <Button variant="outlined" fullWidth disabled={isUpdating} onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  );
}

export function LoadingRows() {
  return (
    <Card role="status">
      <span style={visuallyHidden}>Loading your library…</span>
      {Array.from({ length: 6 }, (_, at) => (
        <Stack key={at} aria-hidden="true" sx={{ minHeight: 96, pl: 4, justifyContent: 'center' }}>
          <Skeleton width="72%" height={22} />
          <Skeleton width="40%" />
        </Stack>
      ))}
    </Card>
  );
}
