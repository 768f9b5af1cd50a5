import { EXPORTS, exportsOf, isExportInPlan, type PlanKey } from '@repurpose/contract';
import Button from '@mui/material/Button';
import { Icon } from '../../../../shared/ui/icon.js';
import { Row } from '../../../../shared/ui/row.js';
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
        variant="text"
        size="small"
        disabled={isLocked}
        startIcon={isLocked && <Icon name="lock" size={14} />}
        sx={{ px: 2 }}
        aria-label={isLocked ? `Export as ${label}, part of Pro and Agency` : `Export as ${label}`}
        onClick={() => void save(({ savePiece }, from) => savePiece(piece, kind, from))}
      >
        {label}
      </Button>
    );
  });
  return (
    <Row role="group" aria-label="Export" sx={{ gap: 0, ml: { sm: 'auto' }, color: 'text.secondary' }}>
      <Icon name="download" size={16} />
      {kinds}
    </Row>
  );
}

/** All pieces at once, in every kind the plan includes. */
export function ZipButton({ readPieces, plan }: { readPieces: () => SavedPiece[]; plan: PlanKey }) {
  const save = useSaving();
  return (
    <Button
      variant="text"
      size="small"
      startIcon={<Icon name="download" size={16} />}
      aria-label="Export all as ZIP"
      onClick={() => void save(({ saveAll }, from) => saveAll(readPieces(), plan, from))}
    >
      All as ZIP
    </Button>
  );
}
