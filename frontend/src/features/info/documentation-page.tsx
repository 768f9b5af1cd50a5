import { DOCUMENTATION } from './content/documentation.js';
import { documentPage } from './document-view.js';
import { BRAND } from '@repurpose/contract';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta('Documentation', `How ${BRAND.name} reads a source and writes each format.`);

export default documentPage(DOCUMENTATION);
