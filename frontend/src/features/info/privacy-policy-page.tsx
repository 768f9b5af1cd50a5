import { PRIVACY } from './content/privacy.js';
import { DocumentView } from './document-view.js';

export default function PrivacyPolicyPage() {
  return <DocumentView page={PRIVACY} />;
}
