import { memo, useEffect, useState, type ComponentProps } from 'react';
import Box from '@mui/material/Box';
import {
  FORMALITIES,
  INDUSTRIES,
  LENGTHS,
  MESSAGES,
  TONES,
  type RepurposeSettings,
} from '@repurpose/contract';
import { intoView } from '../../../shared/browser/bring-into-view.js';
import { SelectField } from '../../../shared/forms/select-field.js';
import { Note } from '../../../shared/ui/note.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { Panel } from '../../../shared/ui/panel.js';
import { VoiceChoice } from '../voice-choice.js';
import { CustomInstructions } from './custom-instructions.js';
import type { ChangeDraft } from './draft.js';

/** For all formats of a run. On a phone they are a line that opens: the formats come next. */
export const SettingsPanel = memo(function SettingsPanel(props: ComponentProps<typeof CustomInstructions>) {
  const { settings } = props.draft;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) intoView(document.getElementById('settings'));
  }, [isOpen]);
  return (
    <Panel
      id="settings"
      title={MESSAGES.transform.settingsTitle}
      aside={
        <SmallButton
          variant="text"
          aria-expanded={isOpen}
          aria-controls="settings-fields"
          onClick={() => setOpen(!isOpen)}
          sx={{ display: { sm: 'none' } }}
        >
          {isOpen ? 'Done' : 'Change'}
        </SmallButton>
      }
    >
      <Note sx={{ display: { xs: isOpen ? 'none' : 'block', sm: 'none' } }}>{lineOf(settings)}</Note>
      <Box id="settings-fields" sx={{ display: { xs: isOpen ? 'block' : 'none', sm: 'block' } }}>
        <Fields settings={settings} setDraft={props.setDraft} />
        <CustomInstructions {...props} />
      </Box>
    </Panel>
  );
});

/** "Professional, Technology, Medium / Neutral, Medium length" */
const lineOf = ({ tone, industry, formality, length }: RepurposeSettings) =>
  [TONES[tone], INDUSTRIES[industry], FORMALITIES[formality], `${LENGTHS[length]} length`].join(', ');

const CHOICES = [
  ['tone', 'Tone', TONES],
  ['industry', 'Industry', INDUSTRIES],
  ['formality', 'Formality', FORMALITIES],
  ['length', 'Length', LENGTHS],
] as const;

type FieldsProps = { settings: RepurposeSettings; setDraft: ChangeDraft };

const Fields = memo(({ settings, setDraft }: FieldsProps) => {
  const change = (changes: Partial<RepurposeSettings>) =>
    setDraft((draft) => ({ ...draft, settings: { ...draft.settings, ...changes } }));
  return (
    <Box
      sx={{
        display: 'grid',
        // "Medium / Neutral", the longest option, fits at 768.
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(180px, 1fr))',
          sm: '1fr 1fr 1.2fr 0.8fr',
          lg: 'repeat(2, minmax(0, 1fr))',
        },
        gap: 3.5,
      }}
    >
      {CHOICES.map(([name, label, texts]) => (
        <SelectField
          key={name}
          label={label}
          value={String(settings[name])}
          options={Object.entries(texts)}
          onChange={(chosen) =>
            // Formality and length are numbers.
            change({ [name]: typeof settings[name] === 'number' ? Number(chosen) : chosen })
          }
        />
      ))}
      <VoiceChoice voiceId={settings.voiceId} onChange={(voiceId) => change({ voiceId })} />
    </Box>
  );
});
