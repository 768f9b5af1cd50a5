import { TERM_KINDS, type Term, type TermKind } from '@repurpose/contract';

const HEADER = ['kind', 'word', 'forms', 'replacement', 'language', 'note'] as const;
const SEPARATOR = '|';

const cell = (text: string): string => {
  const inert = text.replace(/^(?='*[=+\-@\t\r])/u, "'");
  return /[",\r\n]/u.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
};
/** Removes the apostrophe that stops spreadsheets from running a cell that begins with `=`, `+`, `-` or `@`. */
const withoutMark = (text: string): string => text.replace(/^'(?='*[=+\-@])/u, '');

/** A term list as CSV: kind, word, forms (separated by `|`), replacement, language, note. */
export function termsToCsv(terms: readonly Term[]): string {
  const rows = terms.map(({ kind, text, forms, replacement, language, note }) => [
    kind,
    text,
    forms.join(SEPARATOR),
    replacement ?? '',
    language ?? '',
    note ?? '',
  ]);
  return [HEADER, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gu)) {
    rows.at(-1)?.push(withoutMark((quoted?.replaceAll('""', '"') ?? plain ?? '').trim()));
    if (end !== ',' && end !== '') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.some((each) => each !== ''));
}

const isKind = (text: string): text is TermKind => TERM_KINDS.some((kind) => kind === text);

/** The terms of a CSV made by `termsToCsv` or by hand; `skipped` counts rows without a known kind and a word. */
export function termsFromCsv(csv: string): { terms: Term[]; skipped: number } {
  const rows = rowsOf(csv).filter((row) => row[0]?.toLowerCase() !== HEADER[0]);
  const terms = rows.flatMap(
    ([kind = '', text = '', forms = '', replacement = '', language = '', note = '']): Term[] => {
      const known = kind.toLowerCase();
      if (!isKind(known) || text === '') return [];
      return [
        {
          kind: known,
          text,
          forms: forms
            .split(SEPARATOR)
            .map((form) => form.trim())
            .filter(Boolean),
          replacement: replacement === '' ? null : replacement,
          isCaseSensitive: false,
          ...(language !== '' && { language: language.toLowerCase() }),
          ...(note !== '' && { note }),
        },
      ];
    },
  );
  return { terms, skipped: rows.length - terms.length };
}
