import { EXPORTS, exportsOf, isExportInPlan, type ExportKey, type PlanKey } from '@repurpose/contract';
import { Icon } from '../../../../shared/ui/icon.js';
import { Note } from '../../../../shared/ui/note.js';
import { Row } from '../../../../shared/ui/row.js';
import { SmallButton } from '../../../../shared/ui/small-button.js';
import { useProOffer } from '../../../../shared/plan-offer.js';
import { useOpenOutput } from '../open-output.js';
import type { FinishedOutput } from '../read-output.js';
import { useSession } from '../../../../shared/session/use-session.js';
import { flushUnsaved } from '../../../../shared/unsaved/unsaved.js';
import { failed, useToast } from '../../../../shared/toasts/use-toast.js';

/** Those of the plan, and a link to the plan that has the others. */
export function ExportButtons() {
  const { output, plan } = useOpenOutput();
  const save = useSaving();
  const kinds = exportsOf(output.format);
  const open = kinds.filter((kind) => isExportInPlan(kind, plan));
  return (
    <Row role="group" aria-label="Export" sx={{ gap: 2 }}>
      <Note component="span">Export as</Note>
      {open.map((kind) => (
        <SmallButton
          key={kind}
          aria-label={`Export as ${EXPORTS[kind].label}`}
          onClick={() => void save(({ saveOutputAs }, from) => saveOutputAs(output, kind, from))}
        >
          {EXPORTS[kind].label}
        </SmallButton>
      ))}
      <LockedExports kinds={kinds.filter((kind) => !open.includes(kind))} />
    </Row>
  );
}

function LockedExports({ kinds }: { kinds: readonly ExportKey[] }) {
  const { words, href } = useProOffer();
  if (kinds.length === 0) return null;
  const labels = kinds.map((kind) => EXPORTS[kind].label);
  const list = [labels.slice(0, -1).join(', '), labels.at(-1)].filter(Boolean).join(' and ');
  return (
    <SmallButton
      variant="text"
      href={href}
      startIcon={<Icon name="lock" size={14} />}
      sx={{ flexBasis: '100%', justifyContent: 'start', px: 0, whiteSpace: 'normal', textAlign: 'start' }}
    >
      {list} {words}
    </SmallButton>
  );
}

/** All outputs, in every kind of the plan. */
export function ZipButton({ readOutputs, plan }: { readOutputs: () => FinishedOutput[]; plan: PlanKey }) {
  const save = useSaving();
  return (
    <SmallButton
      variant="text"
      icon="download"
      aria-label="Export all as ZIP"
      onClick={() => void save(({ saveAll }, from) => saveAll(readOutputs(), plan, from))}
    >
      All as ZIP
    </SmallButton>
  );
}

type Saving = typeof import('./save-file.js');

/** Saves everything typed, then loads the exporters and runs `act` with the user's address. Failures end in a toast. */
export function useSaving(): (act: (saving: Saving, from: string) => void) => Promise<void> {
  const toast = useToast();
  const from = useSession({ asks: 'never' }).user?.email ?? '';
  return async (act) => {
    try {
      const saving = await import('./save-file.js');
      if (!(await flushUnsaved())) throw new Error('What you typed last could not be saved.');
      act(saving, from);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      toast(failed('Export failed', reason));
    }
  };
}
