import { ABOUT } from './content/company.js';
import { documentPage } from './document-view.js';
import { BRAND } from '@repurpose/contract';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta('About', `Why ${BRAND.name} exists and who builds it.`);

export default documentPage(ABOUT);
