import { type FormatKey, type PlanKey } from '@repurpose/contract';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';

const KINDS = [
  { kind: 'txt', label: 'TXT', isStandard: true },
  { kind: 'md', label: 'Markdown', isStandard: false },
  { kind: 'html', label: 'HTML', isStandard: false },
] as const;

/** Standard export is TXT; Markdown and HTML are part of Pro and Agency (spec §6, §9). */
export function ExportButtons({ format, text, plan }: { format: FormatKey; text: string; plan: PlanKey }) {
  const toast = useToast();
  async function download(kind: (typeof KINDS)[number]['kind']): Promise<void> {
    try {
      const { downloadPiece } = await import('./export-piece.js');
      downloadPiece(format, text, kind);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      toast({ title: 'Export failed', description: reason, variant: 'destructive' });
    }
  }
  return KINDS.map(({ kind, label, isStandard }) => {
    const isLocked = !isStandard && plan === 'free';
    return (
      <Button
        key={kind}
        kind="ghost"
        size="small"
        disabled={isLocked}
        aria-label={isLocked ? `Export as ${label}, part of Pro and Agency` : `Export as ${label}`}
        onClick={() => void download(kind)}
      >
        <Icon name={isLocked ? 'lock' : 'download'} size={16} />
        {label}
      </Button>
    );
  });
}
