import { exportsOf, isExportInPlan, type ExportKey, type PlanKey } from '@repurpose/contract';
import { strToU8, zipSync } from 'fflate';
import { toCsv } from './csv.js';
import { toDocx } from './docx.js';
import { toEml, type MailInput } from './eml.js';
import { exportText } from './export-text.js';
import { fileNameOf } from './file-name.js';

export interface ExportedFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const TYPES: Readonly<Record<ExportKey, string>> = {
  txt: 'text/plain;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  html: 'text/html;charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  eml: 'message/rfc822',
  csv: 'text/csv;charset=utf-8',
};

function bytesOf(input: MailInput, kind: ExportKey): Uint8Array<ArrayBuffer> {
  switch (kind) {
    case 'docx':
      return toDocx(input);
    case 'eml':
      return strToU8(toEml(input));
    case 'csv':
      return strToU8(toCsv(input));
    default:
      return strToU8(exportText(input, kind));
  }
}

/** An output as a file. The caller checks whether the plan includes the kind (`isExportInPlan`). */
export function exportFile(input: MailInput, kind: ExportKey): ExportedFile {
  return {
    name: fileNameOf(input.title, input.format, kind),
    type: TYPES[kind],
    bytes: bytesOf(input, kind),
  };
}

/** All outputs in every kind of the plan, as a ZIP file with a `manifest.json`. */
export function exportZip(inputs: readonly MailInput[], plan: PlanKey): ExportedFile {
  const rows = inputs.flatMap((input) =>
    exportsOf(input.format)
      .filter((kind) => isExportInPlan(kind, plan))
      .map((kind) => ({
        format: input.format,
        kind,
        name: `${input.format}.${kind}`,
        voice: input.voice,
        bytes: bytesOf(input, kind),
      })),
  );
  const [first] = inputs;
  const manifest = {
    title: first?.title ?? '',
    exportedAt: (first?.date ?? new Date(0)).toISOString(),
    files: rows.map(({ bytes, ...row }) => ({ ...row, bytes: bytes.length })),
  };
  const files = { 'manifest.json': strToU8(JSON.stringify(manifest, null, 2)) };
  for (const { name, bytes } of rows) Object.assign(files, { [name]: bytes });
  return {
    name: fileNameOf(manifest.title, 'all', 'zip'),
    type: 'application/zip',
    bytes: zipSync(files, { mtime: manifest.exportedAt }),
  };
}
