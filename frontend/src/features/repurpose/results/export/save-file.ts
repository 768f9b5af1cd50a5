import type { ExportKey, PlanKey } from '@repurpose/contract';
import { exportFile, exportZip, type ExportedFile } from '@repurpose/writing';
import { saveFile } from '../../../../shared/save-file.js';
import { readOutput, type FinishedOutput } from '../read-output.js';

function inputOf(output: FinishedOutput, from: string) {
  const voice = output.checks?.voice;
  return {
    ...{ ...readOutput(output), from, date: new Date() },
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
