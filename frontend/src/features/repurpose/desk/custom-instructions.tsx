import Link from '@mui/material/Link';
import { isPaidPlan, LIMITS, type User, type WriterEngine } from '@repurpose/contract';
import { TextField } from '../../../shared/forms/text-field.js';
import { Note } from '../../../shared/ui/note.js';
import { useProOffer } from '../../../shared/plan-offer.js';
import type { ChangeDraft, DeskDraft } from './draft.js';

type Follower = { user: Pick<User, 'plan'> | null; writer: WriterEngine | undefined };

const isFollowed = ({ user, writer }: Follower) =>
  writer === 'openai' && user !== null && isPaidPlan(user.plan);

/** Without instructions that no one would follow. */
export function withFollowed(draft: DeskDraft, by: Follower): DeskDraft {
  const { instruction, ...rest } = draft;
  return instruction && isFollowed(by) ? draft : rest;
}

type CustomInstructionsProps = Follower & { draft: DeskDraft; setDraft: ChangeDraft };

/** Only a model can follow it. What is typed stays while it is not followed. */
export function CustomInstructions({ draft, setDraft, ...by }: CustomInstructionsProps) {
  const offer = useProOffer();
  if (by.writer !== 'openai') return null;
  if (!isFollowed(by))
    return (
      <Note sx={{ mt: 3.5 }}>
        Custom instructions: <Link href={offer.href}>{offer.words}</Link>
      </Note>
    );
  return (
    <TextField
      label="Custom instructions"
      hint="One wish for every format. Facts and limits come first."
      multiline
      minRows={2}
      placeholder="Mention the workshop in May"
      inputProps={{ maxLength: LIMITS.instructionChars }}
      value={draft.instruction ?? ''}
      onChange={({ target }) => setDraft((current) => ({ ...current, instruction: target.value }))}
      sx={{ mt: 3.5 }}
    />
  );
}
