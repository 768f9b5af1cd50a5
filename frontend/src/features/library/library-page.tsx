import { pageMeta } from '../../shared/page-meta.js';
import { SignedIn } from '../../shared/session/signed-in.js';
import { Library } from './library.js';
import Container from '@mui/material/Container';
import { PageAhead } from '../../shared/ui/page-ahead.js';
import { LoadingRows } from './library-list.js';
import { LibraryTitle } from './library-title.js';
import { readSearch } from './search-state.js';
import { Tools } from './tools.js';

export const meta = pageMeta('Library', 'Everything you had written, to find and use again.', {
  isIndexed: false,
});

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
