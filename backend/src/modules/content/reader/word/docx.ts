import mammoth from 'mammoth';
import type { Extracted } from '../answer.types.js';
import { htmlToMarkdown } from '../text/html-markdown.js';
import { readDirectory } from '../zip/directory.js';
import { inflateAll } from '../zip/inflate.js';
import { storedZip } from '../zip/store.js';
import { dropHiddenRuns } from './hidden-runs.js';
import { parseXml, refuseDoctype, textOfFirst } from './xml.js';

/** Pictures, macros and embedded files are never unpacked. */
const isPart = (name: string) =>
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/.test(
    name,
  );

const OPTIONS = {
  styleMap: [
    "p[style-name='Title'] => h1:fresh",
    "p[style-name='Quote'] => blockquote > p:fresh",
    "p[style-name='Intense Quote'] => blockquote > p:fresh",
    'strike => !',
  ],
  convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
  externalFileAccess: false,
};

export async function readDocx(bytes: Buffer): Promise<Extracted> {
  const parts = inflateAll(bytes, readDirectory(bytes), isPart);
  parts.forEach(refuseDoctype);
  const hiddenPassages = dropHiddenRuns(parts);
  const { value } = await mammoth.convertToHtml({ buffer: storedZip(parts) }, OPTIONS);
  const core = parts.get('docProps/core.xml');
  const title = core ? textOfFirst(parseXml(core), 'dc:title') : '';
  return { title, markdown: htmlToMarkdown(value).markdown, warnings: [], hiddenPassages };
}
