import type { ExportKey, FormatKey, OutputChecks, PlanKey } from '@repurpose/contract';
import { exportFile, exportZip, type ExportedFile } from '@repurpose/writing';
import { saveFile } from '../../../../shared/save-file.js';
import { readDraft } from '../read-draft.js';

export interface FinishedOutput {
  /** Of the source; names the file. */
  title: string;
  format: FormatKey;
  text: string;
  draft: object | null;
  checks: OutputChecks | null;
}

function inputOf(output: FinishedOutput, from: string) {
  const { title, format, text } = output;
  const draft = readDraft(format, output.draft);
  const voice = output.checks?.voice;
  return {
    ...{ title, format, text, from, date: new Date() },
    ...(draft ? { draft } : {}),
    ...(voice && { voice: { name: voice.name, version: voice.version } }),
  };
}

/** In a chunk that is loaded on first use. */
export function saveOutputAs(output: FinishedOutput, kind: ExportKey, from: string): void {
  save(exportFile(inputOf(output, from), kind));
}

/** One ZIP, in every kind of the plan. */
export function saveAll(outputs: readonly FinishedOutput[], plan: PlanKey, from: string): void {
  save(
    exportZip(
      outputs.map((output) => inputOf(output, from)),
      plan,
    ),
  );
}

function save({ name, type, bytes }: ExportedFile): void {
  saveFile(new Blob([bytes], { type }), name);
}
