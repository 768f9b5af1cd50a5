import { COOKIES } from './content/cookies.js';
import { DocumentView } from './document-view.js';

export default function CookiesPage() {
  return <DocumentView page={COOKIES} />;
}
