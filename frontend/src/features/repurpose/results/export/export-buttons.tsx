import { EXPORTS, exportsOf, isExportInPlan, type PlanKey } from '@repurpose/contract';
import { Button } from '../../../../shared/ui/button.js';
import { Icon } from '../../../../shared/ui/icon.js';
import type { SavedPiece } from './save-file.js';
import { useSaving } from './use-saving.js';

/** A button for each file this format can be had as; those outside the plan are locked. */
export function ExportButtons({ plan, ...piece }: SavedPiece & { plan: PlanKey }) {
  const save = useSaving();
  const kinds = exportsOf(piece.format).map((kind) => {
    const { label } = EXPORTS[kind];
    const isLocked = !isExportInPlan(kind, plan);
    return (
      <Button
        key={kind}
        kind="ghost"
        size="small"
        disabled={isLocked}
        aria-label={isLocked ? `Export as ${label}, part of Pro and Agency` : `Export as ${label}`}
        onClick={() => void save(({ savePiece }, from) => savePiece(piece, kind, from))}
      >
        {isLocked && <Icon name="lock" size={14} />}
        {label}
      </Button>
    );
  });
  return (
    <div className="exports" role="group" aria-label="Export">
      <Icon name="download" size={16} />
      {kinds}
    </div>
  );
}

/** All pieces at once, in every kind the plan includes. */
export function ZipButton({ readPieces, plan }: { readPieces: () => SavedPiece[]; plan: PlanKey }) {
  const save = useSaving();
  return (
    <Button
      kind="ghost"
      size="small"
      aria-label="Export all as ZIP"
      onClick={() => void save(({ saveAll }, from) => saveAll(readPieces(), plan, from))}
    >
      <Icon name="download" size={16} />
      All as ZIP
    </Button>
  );
}
