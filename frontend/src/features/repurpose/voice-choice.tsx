import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { RegenerateRequest, RepurposeSettings, VoiceSummary } from '@repurpose/contract';
import { SelectField } from '../../shared/forms/select-field.js';
import { useProOffer } from '../../shared/plan-offer.js';
import { Note } from '../../shared/ui/note.js';
import { voicesApi } from '../../shared/voices/voices.api.js';
import { useWorkspaceId, beside } from '../../shared/workspace/workspace-context.js';

type VoiceChoiceProps = {
  voiceId: RepurposeSettings['voiceId'];
  onChange: (voiceId: string | null) => void;
};

const NONE = '';
const AS_BEFORE = 'as-before';

/** A row of the settings; the note beside the field where there is room, so that its words move nothing. */
const ROW = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: 1,
  '& > p': { gridColumn: { xs: '1 / -1', sm: '2 / -1' }, alignSelf: { sm: 'end' }, py: { sm: 2.5 } },
} as const;

/** Default: the workspace's default voice, as on the server. */
export function VoiceChoice({ voiceId, onChange }: VoiceChoiceProps) {
  const list = voicesApi.useGetVoicesQuery({ workspaceId: useWorkspaceId() }).data;
  const isOpen = list !== undefined && list.maxVoices > 0;
  const voices = isOpen ? list.voices : [];
  const standard = voices.find(({ isDefault }) => isDefault)?.id ?? NONE;
  return (
    <Box sx={ROW}>
      <SelectField
        label="Voice"
        options={[[NONE, 'None'], ...(isOpen ? optionsOf(voices, voiceId) : [])]}
        value={isOpen && voiceId !== undefined ? (voiceId ?? NONE) : standard}
        disabled={!isOpen}
        onChange={(value) => onChange(value === NONE ? null : value)}
      />
      {list?.maxVoices === 0 && <LockedNote />}
      {isOpen && (
        <Note>
          <Link href={beside.voices}>{voices.length === 0 ? 'Make your first voice' : 'Edit voices'}</Link>
        </Note>
      )}
    </Box>
  );
}

/** Empty: the transformation's. */
export type VoiceOfAgain = Pick<RegenerateRequest, 'voiceId'>;
type VoiceAgainProps = { voice: VoiceOfAgain; onChange: (voice: VoiceOfAgain) => void };

/** Default: the transformation's voice, as on the server. */
export function VoiceAgain({ voice: { voiceId }, onChange }: VoiceAgainProps) {
  const list = voicesApi.useGetVoicesQuery({ workspaceId: useWorkspaceId() }).data;
  if (list === undefined) return null;
  const { voices, maxVoices } = list;
  // The desk says which plan has voices.
  if (maxVoices === 0 || voices.length === 0) return null;
  return (
    <SelectField
      label="Regenerate in the voice"
      options={[[AS_BEFORE, 'As before'], [NONE, 'None'], ...optionsOf(voices, voiceId)]}
      value={voiceId === undefined ? AS_BEFORE : (voiceId ?? NONE)}
      onChange={(value) => onChange(value === AS_BEFORE ? {} : { voiceId: value === NONE ? null : value })}
    />
  );
}

/** A chosen voice that was deleted is named as such, so that the choice shows why it is refused. */
function optionsOf(
  voices: readonly VoiceSummary[],
  voiceId: RepurposeSettings['voiceId'],
): [string, string][] {
  const options = voices.map(({ id, name }): [string, string] => [id, name]);
  const isGone = typeof voiceId === 'string' && voices.every(({ id }) => id !== voiceId);
  return isGone ? [...options, [voiceId, 'A deleted voice']] : options;
}

/** With the plan that has voices, its price, and a sample. */
function LockedNote() {
  const { words, href } = useProOffer();
  return (
    <Note>
      <Link href={href}>Your own voice {words}</Link>, or <Link href={beside.voices}>try an example</Link>
    </Note>
  );
}
