import { withStatus } from './with-status.js';

/** All 422: an unreadable page is not our failure. */
export const PAGE_ERRORS = {
  ...withStatus(422, {
    PAGE_ADDRESS_INVALID: 'This is not the address of a web page. It looks like https://example.com/article.',
    PAGE_PRIVATE:
      'This address is not on the public internet, so it cannot be read here. Please paste the text.',
    PAGE_UNREACHABLE: 'This page could not be reached. Please check the address, or paste the text.',
    PAGE_MISSING: 'There is no page at this address. Please check it.',
    PAGE_CLOSED:
      'This site shows the whole text only to its own readers, after a login or with a subscription. Please paste the text.',
    PAGE_NEEDS_SCRIPT: 'This page shows its text only in a browser, by a script. Please paste the text.',
    PAGE_TYPE: 'This address leads to something other than a page, a text or a PDF.',
    PAGE_TOO_LARGE: 'This page is too large (maximum 5 MB). Please paste the text.',
    PAGE_TOO_COMPLEX: 'This page takes too much to read. Please paste the text.',
    PAGE_NO_TEXT: 'No text was found on this page. Please paste the text.',
  }),
};
