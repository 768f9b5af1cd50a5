import { pageMeta } from '../../shared/page-meta.js';
import { SignedIn } from '../../shared/session/signed-in.js';
import { LibraryAhead } from './library-ahead.js';
import { Library } from './library.js';

export const meta = pageMeta({
  title: 'Library',
  description: 'Everything you had written, to find and use again.',
  isIndexed: false,
});

/** Signing in returns to the same search. */
export default function LibraryPage() {
  return <SignedIn ahead={<LibraryAhead />}>{() => <Library />}</SignedIn>;
}
