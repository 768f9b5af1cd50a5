import { HELP_CENTER } from './content/help-center.js';
import { documentPage } from './document-view.js';
import { BRAND } from '@repurpose/contract';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta('Help center', `Answers about plans, credits and writing with ${BRAND.name}.`);

export default documentPage(HELP_CENTER);
