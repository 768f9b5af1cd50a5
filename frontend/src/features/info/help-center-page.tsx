import { HELP_CENTER } from './content/help-center.js';
import { DocumentView } from './document-view.js';

export default function HelpCenterPage() {
  return <DocumentView page={HELP_CENTER} />;
}
