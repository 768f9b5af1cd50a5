import { unlistedMeta } from '../../shared/page-meta.js';
import { SignedIn } from '../../shared/session/signed-in.js';
import { Library, LibraryTitle } from './library.js';
import Container from '@mui/material/Container';
import { PageAhead } from '../../shared/ui/page-ahead.js';
import { LoadingRows } from './library-list.js';
import { readSearch } from './search-state.js';
import { Tools } from './filters.js';

export const meta = unlistedMeta('Library', 'Everything you had written, to find and use again.');

/** Signing in returns to the same search. */
export default function LibraryPage() {
  return <SignedIn ahead={<LibraryAhead />}>{() => <Library />}</SignedIn>;
}

const NO_SEARCH = readSearch(new URLSearchParams());

function LibraryAhead() {
  return (
    <PageAhead label="Opening your library…">
      <Container>
        <LibraryTitle isArchive={false} />
        <Tools search={NO_SEARCH} tags={[]} onChange={() => undefined} />
        <LoadingRows />
      </Container>
    </PageAhead>
  );
}
