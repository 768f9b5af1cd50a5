import Button from '@mui/material/Button';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { SmallButton } from '../../shared/ui/small-button.js';
import { beside } from '../../shared/workspace/workspace-context.js';
import { useWriteBlock } from '../../shared/workspace/write-block.js';
import { isNarrowed, withoutFilters, type Search, type ChangeSearch } from './search-state.js';

/** Nothing found, an empty archive, or nothing made yet. */
export function Nothing({ search, onChange }: { search: Search; onChange: ChangeSearch }) {
  const isReader = useWriteBlock() !== null;
  if (isNarrowed(search))
    return (
      <EmptyState
        title="Nothing found"
        text={search.q === '' ? 'No transformation passes these filters.' : nothingWith(search)}
      >
        <SmallButton onClick={() => onChange(withoutFilters(search))}>Show everything</SmallButton>
      </EmptyState>
    );
  if (search.isArchive)
    return (
      <EmptyState
        title="The archive is empty"
        text="What you archive is out of the way, and still found here."
      />
    );
  return (
    <EmptyState
      title="Nothing here yet"
      text={
        isReader
          ? 'Whatever is made in this workspace is kept here, to find and read.'
          : 'Whatever you repurpose is kept here, to find, open and use again.'
      }
    >
      {!isReader && (
        <Button href={beside.dashboard()} size="small">
          Go to your desk
        </Button>
      )}
    </EmptyState>
  );
}

function nothingWith(search: Search): string {
  const isFiltered = isNarrowed({ ...search, q: '' });
  return `No source, piece or tag ${isFiltered ? 'within these filters ' : ''}has “${search.q}” in it.`;
}
