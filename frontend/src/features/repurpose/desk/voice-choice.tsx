import Link from '@mui/material/Link';
import type { RepurposeSettings } from '@repurpose/contract';
import { SelectField } from '../../../shared/forms/select-field.js';
import { Note } from '../../../shared/ui/note.js';
import { useGetVoicesQuery } from '../../../shared/voices/voices.api.js';
import { useWorkspaceId, useWorkspaceLinks } from '../../../shared/workspace/workspace-context.js';

const NONE = '';

type VoiceChoiceProps = {
  voiceId: RepurposeSettings['voiceId'];
  onChange: (voiceId: string | null) => void;
};

/** The brand voice of a run. Without a choice it is the workspace's default voice, as the server decides too. */
export function VoiceChoice({ voiceId, onChange }: VoiceChoiceProps) {
  const workspaceId = useWorkspaceId();
  const links = useWorkspaceLinks();
  const { data } = useGetVoicesQuery({ workspaceId });
  if (data === undefined) return null;
  const { voices, maxVoices } = data;
  if (maxVoices === 0)
    return (
      <div>
        <SelectField
          label="Voice"
          options={[[NONE, 'None']]}
          value={NONE}
          disabled
          onChange={() => undefined}
        />
        <Link variant="body2" href={links.voices()}>
          Part of Pro and Agency: see what one changes
        </Link>
      </div>
    );
  if (voices.length === 0)
    return (
      <Note sx={{ gridColumn: '1 / -1' }}>
        <Link href={links.voices()}>Brand voice</Link>: none yet. Make your first one.
      </Note>
    );
  const standard = voices.find(({ isDefault }) => isDefault)?.id ?? NONE;
  return (
    <div>
      <SelectField
        label="Voice"
        options={[[NONE, 'None'], ...voices.map(({ id, name }) => [id, name] as const)]}
        value={voiceId === undefined ? standard : (voiceId ?? NONE)}
        onChange={(value) => onChange(value === NONE ? null : value)}
      />
      <Link variant="body2" href={links.voices()}>
        Edit voices
      </Link>
    </div>
  );
}
