import { isPaidPlan, LIMITS, type User, type WriterEngine } from '@repurpose/contract';
import { TextField } from '../../../shared/forms/text-field.js';
import type { DeskDraft } from './draft.js';

type Follower = { user: Pick<User, 'plan'> | null; writer: WriterEngine | undefined };

/** Why custom instructions are not followed here; null: they are. */
function blockOf({ user, writer }: Follower): string | null {
  if (writer !== 'openai') return 'They need a model. This site writes without one.';
  return user !== null && isPaidPlan(user.plan) ? null : 'Part of Pro and Agency.';
}

/** The draft as it is sent: with instructions only where they are followed. */
export function withFollowed(draft: DeskDraft, by: Follower): DeskDraft {
  const { instruction, ...rest } = draft;
  return instruction && blockOf(by) === null ? draft : rest;
}

type CustomInstructionsProps = Follower & {
  draft: DeskDraft;
  onChange: (change: (current: DeskDraft) => DeskDraft) => void;
};

/** A wish for a whole run. What is typed stays while it is not followed. */
export function CustomInstructions({ draft, onChange, ...by }: CustomInstructionsProps) {
  const block = blockOf(by);
  return (
    <TextField
      label="Custom instructions"
      hint={block ?? 'One wish for every format. Facts and limits come first.'}
      multiline
      minRows={block === null ? 2 : 1}
      disabled={block !== null}
      placeholder={block === null ? 'Mention the workshop in May' : ''}
      inputProps={{ maxLength: LIMITS.instructionChars }}
      value={draft.instruction ?? ''}
      onChange={({ target }) => onChange((current) => ({ ...current, instruction: target.value }))}
      sx={{ mt: 3.5 }}
    />
  );
}
