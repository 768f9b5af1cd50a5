import { TERMS } from './content/terms.js';
import { documentPage } from './document-view.js';
import { BRAND } from '@repurpose/contract';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta('Terms of service', `The terms under which you use ${BRAND.name}.`);

export default documentPage(TERMS);
