import { createHash } from 'node:crypto';

export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export const NO_HASHES: InlineHashes = { scripts: [], styles: [] };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function inlineHashes(html: string): InlineHashes {
  const of = (name: 'script' | 'style') => [
    ...new Set([...html.matchAll(elements(name))].map(([, text = '']) => hashOf(text))),
  ];
  return { scripts: of('script'), styles: of('style') };
}

const elements = (name: string) => new RegExp(`<${name}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${name}>`, 'g');
