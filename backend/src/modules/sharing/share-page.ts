import { BRAND, FORMATS, type FormatKey } from '@repurpose/contract';
import { escapeHtml, type Draft } from '@repurpose/writing';
import { Inject, Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHashes } from '../../http/inline-hashes.js';
import { TextWorkPool } from '../transform/text-work/text-work-pool.js';

export const PAGES_DIR = Symbol('PAGES_DIR');

export interface SharedText {
  transformationId: string;
  format: FormatKey;
  text: string;
  draft: Draft;
  sharedAt: Date;
  url: string;
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const NO_INDEX = '<meta name="robots" content="noindex, noarchive">';
const headOf = (title: string, tags: readonly string[]) =>
  [`<title>${escapeHtml(title)}</title>`, NO_INDEX, ...tags].join('\n');

interface Template {
  html: string;
  styleHashes: readonly string[];
}

function readTemplate(file: string): Template {
  const html = readFileSync(file, 'utf8');
  return { html, styleHashes: inlineHashes(html).styles };
}

@Injectable()
export class SharePage {
  private read: Template | undefined;

  constructor(
    @Inject(PAGES_DIR) private readonly pagesDir: string,
    private readonly textWork: TextWorkPool,
  ) {}

  get styleHashes(): readonly string[] {
    return this.template.styleHashes;
  }

  async shared({ transformationId, format, text, draft, sharedAt, url }: SharedText): Promise<string> {
    const call = { key: transformationId };
    const published = await this.textWork.run('publish', { format, text, draft }, call);
    const { title, description, language, html, hasTitle } = published;
    const { label } = FORMATS[format];
    const kind = hasTitle ? `<p class="soft small">${label}</p>` : `<h1>${label}</h1>`;
    const lang = language === 'und' ? '' : ` lang="${language}"`;
    return this.fill({
      HEAD: headOf(`${title} · ${BRAND.name}`, openGraph({ title, description, url })),
      BODY: `${kind}\n<article class="share-text share-${format}" dir="auto"${lang}>\n${html}\n</article>`,
      NOTE: `The text as it was shared on <time datetime="${sharedAt.toISOString()}">${dates.format(sharedAt)}</time>.`,
    });
  }

  /** The same for unknown, expired and revoked links. */
  absent(): string {
    return this.message(
      'This link does not work',
      'It may have been revoked or have expired, or its address is not complete. Ask the person who gave it to you for a new one.',
    );
  }

  message(title: string, text: string): string {
    return this.fill({
      HEAD: headOf(`${title} · ${BRAND.name}`, []),
      BODY: [
        `<h1>${escapeHtml(title)}</h1>`,
        `<p>${escapeHtml(text)}</p>`,
        `<p><a href="/">See what ${BRAND.name} does</a></p>`,
      ].join('\n'),
      NOTE: '',
    });
  }

  /** In one pass: placeholders in user text are not replaced. */
  private fill(parts: Readonly<Record<'HEAD' | 'BODY' | 'NOTE', string>>): string {
    const values: Readonly<Record<string, string>> = parts;
    return this.template.html.replace(/__SHARE_([A-Z]+)__/g, (mark, name: string) => values[name] ?? mark);
  }

  private get template(): Template {
    return (this.read ??= readTemplate(join(this.pagesDir, 'share.html')));
  }
}

function openGraph({
  title,
  description,
  url,
}: {
  title: string;
  description: string;
  url: string;
}): string[] {
  const properties = {
    'og:site_name': BRAND.name,
    'og:type': 'article',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': new URL('/og.png', url).href,
  };
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
    '<meta name="twitter:card" content="summary">',
  ];
}
