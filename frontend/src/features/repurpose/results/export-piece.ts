import { FORMATS, type FormatKey } from '@repurpose/contract';
import { exportText, type ExportKind } from '@repurpose/writing';

const TYPES: Readonly<Record<ExportKind, string>> = {
  txt: 'text/plain',
  md: 'text/markdown',
  html: 'text/html',
};

/** Offers a piece as a file. In a chunk of its own: the exporters are loaded when first wanted. */
export function downloadPiece(format: FormatKey, text: string, kind: ExportKind): void {
  const content = exportText({ title: FORMATS[format].label, format, text }, kind);
  const url = URL.createObjectURL(new Blob([content], { type: `${TYPES[kind]};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${format}.${kind}`;
  link.click();
  URL.revokeObjectURL(url);
}
