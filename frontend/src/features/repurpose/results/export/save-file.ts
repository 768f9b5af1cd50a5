import type { ExportKey, FormatKey, OutputChecks, PlanKey } from '@repurpose/contract';
import { exportFile, exportZip, type ExportedFile } from '@repurpose/writing';
import { saveFile } from '../../../../shared/save-file.js';
import { readDraft } from '../read-draft.js';

export interface SavedPiece {
  /** Of the source; names the file. */
  title: string;
  format: FormatKey;
  text: string;
  draft: object | null;
  checks: OutputChecks | null;
}

function inputOf(piece: SavedPiece, from: string) {
  const { title, format, text } = piece;
  const draft = readDraft(format, piece.draft);
  const voice = piece.checks?.voice;
  return {
    ...{ title, format, text, from, date: new Date() },
    ...(draft ? { draft } : {}),
    ...(voice && { voice: { name: voice.name, version: voice.version } }),
  };
}

/** In a chunk that is loaded on first use. */
export function savePiece(piece: SavedPiece, kind: ExportKey, from: string): void {
  save(exportFile(inputOf(piece, from), kind));
}

/** One ZIP, in every kind of the plan. */
export function saveAll(pieces: readonly SavedPiece[], plan: PlanKey, from: string): void {
  save(
    exportZip(
      pieces.map((piece) => inputOf(piece, from)),
      plan,
    ),
  );
}

function save({ name, type, bytes }: ExportedFile): void {
  saveFile(new Blob([bytes], { type }), name);
}
