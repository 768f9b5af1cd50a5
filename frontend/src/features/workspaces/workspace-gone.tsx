import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FORMATS, type Workspace } from '@repurpose/contract';
import { dayAndTime } from '../../shared/dates.js';
import { TextField } from '../../shared/forms/text-field.js';
import { paths } from '../../shared/paths.js';
import { Panel } from '../../shared/ui/panel.js';
import { draftKey } from '../../shared/unsaved/drafts.js';
import { parseRecord, readStored } from '../../shared/browser/stored.js';
import { keptTextsOf } from '../../shared/unsaved/kept-texts.js';
import { Notice } from '../../shared/ui/notice.js';

interface WorkspaceGoneProps {
  /** As last read here; null: never. */
  last: Workspace | null;
  userId: string;
}

/** Unsaved text is still the user's. */
export function WorkspaceGone({ last, userId }: WorkspaceGoneProps) {
  return (
    <Notice
      tone="warning"
      title={last === null ? 'There is no such workspace' : `You are no longer in “${last.name}”`}
      text={
        last === null
          ? 'It was renamed or deleted, or you are not a member of it. Whoever sent you here can invite you.'
          : `You were removed, or the workspace was deleted. If this is a mistake, ask ${last.ownerName} to invite you again. What you wrote and saved stays there.`
      }
      below={last !== null && <UnsavedTexts userId={userId} workspaceId={last.id} />}
    >
      <Button href={paths.workspaces.getHref()}>Your workspaces</Button>
    </Notice>
  );
}

function UnsavedTexts({ userId, workspaceId }: { userId: string; workspaceId: string }) {
  const { content } = parseRecord(readStored(draftKey({ userId, workspaceId })));
  const draft = typeof content === 'string' ? content : '';
  const texts = keptTextsOf(userId, workspaceId);
  if (texts.length === 0 && draft === '') return null;
  return (
    <Panel
      id="unsaved"
      sx={{ mt: 6 }}
      title="What you typed and did not save"
      lead="It is kept on this device, and nobody else has it. Copy it from here."
    >
      <Stack sx={{ gap: 4 }}>
        {draft !== '' && <KeptText label="The text on your desk" text={draft} />}
        {texts.map(({ key, format, typedAt, text }) => (
          <KeptText key={key} label={`${FORMATS[format].label}, ${dayAndTime(typedAt)}`} text={text} />
        ))}
      </Stack>
    </Panel>
  );
}

const KeptText = ({ label, text }: { label: string; text: string }) => (
  <TextField label={label} value={text} multiline maxRows={12} inputProps={{ readOnly: true }} />
);
