import { TERMS } from './content/terms.js';
import { DocumentView } from './document-view.js';

export default function TermsPage() {
  return <DocumentView page={TERMS} />;
}
