import { Loading } from '../../shared/ui/spinner.js';
import { LoadingRows } from './library-list.js';
import { LibraryTitle } from './library-title.js';
import { readSearch } from './search-state.js';
import { Tools } from './tools.js';

const NO_SEARCH = readSearch(new URLSearchParams());

/**
 * The library while it is not known whose it is: what is the same for everybody lies in its place, out of reach. So it is
 * written into the page at build time and painted before any script runs, where somebody seems signed in.
 */
export function LibraryAhead() {
  return (
    <>
      <Loading label="Opening your library…" />
      <div className="library page ahead" inert aria-hidden="true">
        <LibraryTitle isArchive={false} />
        <Tools search={NO_SEARCH} tags={[]} onChange={() => undefined} />
        <LoadingRows />
      </div>
    </>
  );
}
