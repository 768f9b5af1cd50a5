import { COOKIES } from './content/cookies.js';
import { documentPage } from './document-view.js';
import { BRAND } from '@repurpose/contract';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta('Cookie policy', `The cookies ${BRAND.name} sets and why.`);

export default documentPage(COOKIES);
