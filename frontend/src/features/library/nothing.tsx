import { Button, ButtonLink } from '../../shared/ui/button.js';
import { isNarrowed, withoutFilters, type Search } from './search-state.js';
import type { ChangeSearch } from './use-search.js';
import { useWorkspaceLinks } from '../../shared/workspace/workspace-context.js';

/** No rows: nothing found, an empty archive, or nothing made yet; and the way on from each. */
export function Nothing({ search, onChange }: { search: Search; onChange: ChangeSearch }) {
  const links = useWorkspaceLinks();
  if (isNarrowed(search))
    return (
      <div className="library-nothing">
        <p className="library-nothing-title">Nothing found</p>
        <p className="soft">
          {search.q === '' ? 'No transformation passes these filters.' : nothingWith(search)}
        </p>
        <Button kind="quiet" size="small" onClick={() => onChange(withoutFilters(search))}>
          Show everything
        </Button>
      </div>
    );
  if (search.isArchive)
    return (
      <div className="library-nothing">
        <p className="library-nothing-title">The archive is empty</p>
        <p className="soft">What you archive is out of the way, and still found here.</p>
      </div>
    );
  return (
    <div className="library-nothing">
      <p className="library-nothing-title">Nothing here yet</p>
      <p className="soft">Whatever you repurpose is kept here, to find, open and use again.</p>
      <ButtonLink to={links.dashboard()} size="small">
        Go to your desk
      </ButtonLink>
    </div>
  );
}

function nothingWith(search: Search): string {
  const isFiltered = isNarrowed({ ...search, q: '' });
  return `No source, piece or tag ${isFiltered ? 'within these filters ' : ''}has “${search.q}” in it.`;
}
