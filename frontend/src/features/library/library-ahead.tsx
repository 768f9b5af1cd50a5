import Container from '@mui/material/Container';
import { PageAhead } from '../../shared/ui/page-ahead.js';
import { LoadingRows } from './library-list.js';
import { LibraryTitle } from './library-title.js';
import { readSearch } from './search-state.js';
import { Tools } from './tools.js';

const NO_SEARCH = readSearch(new URLSearchParams());

export function LibraryAhead() {
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
