import { PRIVACY } from './content/privacy.js';
import { documentPage } from './document-view.js';
import { BRAND } from '@repurpose/contract';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta('Privacy policy', `What ${BRAND.name} does with your data and your texts.`);

export default documentPage(PRIVACY);
