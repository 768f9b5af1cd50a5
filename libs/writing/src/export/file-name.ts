const MAX_STEM_CHARS = 48;

/** A file name of lower-case ASCII letters, digits and hyphens: the title as far as possible, then the format. */
export function fileNameOf(title: string, what: string, extension: string): string {
  const stem = title
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_STEM_CHARS)
    .replace(/^-+|-+$/g, '');
  return `${[stem, what].filter((part) => part !== '').join('-')}.${extension}`;
}
