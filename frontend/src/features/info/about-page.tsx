import { ABOUT } from './content/company.js';
import { DocumentView } from './document-view.js';

export default function AboutPage() {
  return <DocumentView page={ABOUT} />;
}
