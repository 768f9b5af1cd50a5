/* node scripts/openapi.ts: writes the document from which the page's API reference is made. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/nx.ts';
import { ROOT } from './lib/packages.ts';

console.log = console.error;
await ensureBuilt(['backend']);
const { documentOfSources } = await import('@repurpose/backend/openapi.js');
const text = `${JSON.stringify(await documentOfSources(), null, 2)}\n`;
writeFileSync(join(ROOT, 'libs/contract/openapi.json'), text);
