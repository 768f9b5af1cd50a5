import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { VoiceChange, VoiceChecks } from '@repurpose/contract';
import { segmentsOf, type Draft } from '@repurpose/writing';
import { counted } from '../../../shared/figures.js';
import { failed, useToast } from '../../../shared/toasts/use-toast.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { Note } from '../../../shared/ui/note.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { TraitPlot } from '../../../shared/voices/trait-plot.js';
import { KeptWords, RULE_NAMES } from '../../../shared/voices/voice-words.js';
import { beside } from '../../../shared/workspace/workspace-context.js';
import { useOpenOutput, useOutputCalls } from './open-output.js';

/** "Rules 9/9 · Likeness 84". */
function measuresOf({ name, asked = [], kept, likeness }: VoiceChecks): string {
  const broken = new Set(kept.map(({ rule }) => rule));
  const whole = asked.filter((rule) => !broken.has(rule)).length;
  const measures = [
    ...(asked.length === 0 ? [] : [`Rules ${whole}/${asked.length}`]),
    ...(likeness === null ? [] : [`Likeness ${likeness}`]),
  ];
  return measures.length === 0 ? `Voice “${name}”` : measures.join(' · ');
}

export default function VoiceNote({ voice }: { voice: VoiceChecks }) {
  const [isOpen, setOpen] = useState(false);
  const label = measuresOf(voice);
  const name = `${label}: voice “${voice.name}”, ${counted(voice.changes.length, 'change')}`;
  return (
    <>
      <Chip
        size="small"
        variant="outlined"
        sx={{ justifySelf: 'start', alignSelf: 'start' }}
        label={label}
        aria-label={name}
        onClick={() => setOpen(true)}
      />
      {isOpen && <VoiceDialog voice={voice} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Null: the output has changed since. */
function withoutChange(draft: Draft, { segment, start, end, before, after }: VoiceChange): string | null {
  const text = segmentsOf(draft).find(({ id }) => id === segment)?.text ?? '';
  return text.slice(start, end) === after ? text.slice(0, start) + before + text.slice(end) : null;
}

/** As an edit of the segment. */
function useUndo() {
  const { editing } = useOpenOutput();
  const calls = useOutputCalls();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const undo = async (change: VoiceChange): Promise<void> => {
    setBusy(true);
    const refused = (description: string) => toast(failed('The change was not undone', description));
    const opened = await calls.open();
    // Stored drafts have the shape of their format.
    const text = opened.ok ? withoutChange(opened.value.draft as Draft, change) : null;
    if (!opened.ok) refused(opened.message);
    else if (text === null) refused('This text has changed since.');
    else {
      const saved = await calls.save({
        expectedVersion: opened.value.version,
        texts: { [change.segment]: text },
      });
      if (saved.ok) editing?.onSaved(saved.value);
      else refused(saved.message);
    }
    setBusy(false);
  };
  return { undo: editing && undo, isBusy };
}

type VoiceDialogProps = { voice: VoiceChecks; onClose: () => void };

function VoiceDialog({ voice, onClose }: VoiceDialogProps) {
  const { undo, isBusy } = useUndo();
  const { voiceId, name, changes, kept, likeness, traits } = voice;
  return (
    <Dialog
      title={`What the voice “${name}” changed`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack spacing={4}>
        {changes.length === 0 && (
          <Typography color="textSecondary">Nothing: this text kept every rule already.</Typography>
        )}
        {changes.map((change) => (
          <Change
            key={`${change.segment} ${change.start}`}
            change={change}
            onUndo={undo && (() => void undo(change))}
            isBusy={isBusy}
          />
        ))}
        <KeptWords kept={kept} />
        <Note>
          {likeness === null
            ? 'Likeness: not enough text or samples to judge.'
            : `Likeness ${likeness} of 100: how many of the samples’ habits this text keeps.`}
        </Note>
        {traits.length > 0 && <TraitPlot traits={traits} />}
        <Link variant="body2" href={`${beside.voices}?voice=${voiceId}`}>
          Open this voice
        </Link>
      </Stack>
    </Dialog>
  );
}

type ChangeProps = { change: VoiceChange; onUndo: (() => void) | null; isBusy: boolean };

const Change = ({ change: { before, after, rule }, onUndo, isBusy }: ChangeProps) => (
  <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" color="textSecondary">
        {RULE_NAMES[rule]}
      </Typography>
      <Typography>
        {before !== '' && <s>{before}</s>} {after === '' ? '(removed)' : <b>{after.trim()}</b>}
      </Typography>
    </Box>
    {onUndo && (
      <SmallButton disabled={isBusy} aria-label={`Undo ${after.trim() || before}`} onClick={onUndo}>
        Undo
      </SmallButton>
    )}
  </Box>
);
