import {
  FORMALITIES,
  INDUSTRIES,
  LENGTHS,
  MESSAGES,
  TONES,
  type Formality,
  type Industry,
  type Length,
  type RepurposeSettings,
  type Tone,
} from '@repurpose/contract';
import { VoiceChoice } from './voice-choice.js';
import { Sheet } from '../../../shared/ui/sheet.js';
import './settings.css';

type SettingsPanelProps = { settings: RepurposeSettings; onChange: (settings: RepurposeSettings) => void };

/** The four settings, one choice for all formats of a run. */
export function SettingsPanel({ settings, onChange }: SettingsPanelProps) {
  return (
    <Sheet id="settings" title={MESSAGES.transform.settingsTitle}>
      <div className="settings">
        <Choice
          label="Tone"
          value={settings.tone}
          options={TONES}
          onChange={(tone) => onChange({ ...settings, tone: tone as Tone })}
        />
        <Choice
          label="Industry"
          value={settings.industry}
          options={INDUSTRIES}
          onChange={(industry) => onChange({ ...settings, industry: industry as Industry })}
        />
        <Choice
          label="Formality"
          value={String(settings.formality)}
          options={FORMALITIES}
          onChange={(formality) => onChange({ ...settings, formality: Number(formality) as Formality })}
        />
        <Choice
          label="Length"
          value={String(settings.length)}
          options={LENGTHS}
          onChange={(length) => onChange({ ...settings, length: Number(length) as Length })}
        />
        <VoiceChoice voiceId={settings.voiceId} onChange={(voiceId) => onChange({ ...settings, voiceId })} />
      </div>
    </Sheet>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = `setting-${label.toLowerCase()}`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input select"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
