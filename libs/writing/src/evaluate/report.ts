import { escapeHtml } from '../export/html.js';
import { FORMATS } from '@repurpose/contract';
import { alignedRows } from './aligned-rows.js';
import type { Output, OutputMetrics } from './evaluate.js';

export interface EvaluatedSource {
  name: string;
  language: string;
  metrics: OutputMetrics[];
  outputs: Output[];
}

const percent = (part: number) => `${Math.round(part * 100)}%`;

const COLUMNS: readonly (readonly [string, (row: OutputMetrics) => string])[] = [
  ['format', ({ format }) => format],
  ['words', ({ words }) => String(words)],
  ['over', ({ overLimit }) => String(overLimit)],
  ['unsupported', ({ unsupported }) => String(unsupported)],
  ['language', ({ wrongLanguage }) => String(wrongLanguage)],
  ['markup', ({ rawMarkup }) => String(rawMarkup)],
  ['repeated', ({ duplicates }) => String(duplicates)],
  ['tells', ({ tells }) => String(tells)],
  ['integrity', ({ integrity }) => String(integrity)],
  ['kept', ({ kept }) => percent(kept)],
  ['thesis', ({ thesis }) => String(thesis)],
  ['points', ({ points }) => percent(points)],
  ['lone', ({ lone }) => percent(lone)],
  ['title hook', ({ titleHook }) => String(titleHook)],
];

export function renderTable({ name, language, metrics }: EvaluatedSource): string {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...metrics.map((row) => COLUMNS.map(([, cell]) => cell(row))),
  ];
  return [`${name} (${language})`, ...alignedRows(rows, 1)].join('\n');
}

/** The number of defects in a set of outputs, which must be 0. */
export function countDefects(metrics: readonly OutputMetrics[]): number {
  return metrics.reduce(
    (sum, row) =>
      sum +
      row.overLimit +
      row.unsupported +
      row.wrongLanguage +
      row.rawMarkup +
      row.duplicates +
      row.integrity +
      row.tells,
    0,
  );
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:110rem;padding:0 1rem}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(26rem,1fr));gap:1.5rem}
article{border:1px solid #ccc;border-radius:.5rem;padding:1rem}h3{margin:0 0 .25rem}small{color:#555}
p{white-space:pre-wrap;overflow-wrap:anywhere}pre{overflow-x:auto}`;

function renderOutput(output: Output, row: OutputMetrics | undefined): string {
  const facts = row ? COLUMNS.slice(1).map(([title, cell]) => `${title} ${cell(row)}`) : [];
  return `<article><h3>${FORMATS[output.format].label}</h3><small>${facts.join(' · ')}</small><p>${escapeHtml(output.text)}</p></article>`;
}

export function renderPage(sources: readonly EvaluatedSource[]): string {
  const parts = sources.map(
    (source) =>
      `<h2>${escapeHtml(source.name)}</h2><pre>${escapeHtml(renderTable(source))}</pre><main>${source.outputs
        .map((output, at) => renderOutput(output, source.metrics[at]))
        .join('\n')}</main>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outputs to read</title><style>${STYLE}</style><body><h1>Outputs to read</h1>${parts.join('\n')}</body></html>\n`;
}
