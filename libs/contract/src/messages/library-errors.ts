import { withStatus } from './with-status.js';

export const LIBRARY_ERRORS = withStatus(400, {
  SELECTION_INVALID: 'Please select 1 to 500 transformations.',
  SEARCH_TOO_LONG: 'Please search for at most 200 characters.',
  ARCHIVE_INVALID: 'Say whether to archive: isArchived is true or false.',
  TAG_INVALID: 'A tag has 1 to 40 characters, on one line and without commas.',
});
