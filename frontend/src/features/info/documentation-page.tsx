import { DOCUMENTATION } from './content/documentation.js';
import { DocumentView } from './document-view.js';

export default function DocumentationPage() {
  return <DocumentView page={DOCUMENTATION} />;
}
