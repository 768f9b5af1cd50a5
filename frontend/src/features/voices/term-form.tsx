import { useState } from 'react';
import { Columns } from '../../shared/ui/row.js';
import Button from '@mui/material/Button';
import { VOICE_LIMITS, type Term, type TermKind } from '@repurpose/contract';
import { SelectField } from '../../shared/forms/select-field.js';
import { TextField } from '../../shared/forms/text-field.js';
import { languageName } from './language-name.js';

const KINDS: readonly (readonly [TermKind, string])[] = [
  ['banned', 'Never use'],
  ['preferred', 'Prefer'],
  ['protected', 'Never change'],
];
const LANGUAGES: readonly (readonly [string, string])[] = [
  ['', 'All'],
  ...['en', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'sv'].map(
    (code) => [code, languageName(code)] as const,
  ),
];

type TermFormProps = { isFull: boolean; onAdd: (term: Term) => void };

/** A word to add: its rule, what is written instead of it, and the language of the texts that it is for. */
export function TermForm({ isFull, onAdd }: TermFormProps) {
  const [kind, setKind] = useState<TermKind>('banned');
  const [text, setText] = useState('');
  const [other, setOther] = useState('');
  const [language, setLanguage] = useState('');
  const [note, setNote] = useState('');
  const others = other
    .split(',')
    .map((form) => form.trim())
    .filter(Boolean);
  const isComplete = text.trim() !== '' && (kind !== 'preferred' || others.length > 0);
  const submit = (): void => {
    const term = {
      ...{ kind, text: text.trim(), isCaseSensitive: false },
      ...(language !== '' && { language }),
      ...(note.trim() !== '' && { note: note.trim() }),
    };
    if (kind === 'banned') onAdd({ ...term, forms: [], replacement: others[0] ?? null });
    else onAdd({ ...term, forms: others, replacement: null });
    setText('');
    setOther('');
    setNote('');
  };
  return (
    <Columns
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !isFull) submit();
      }}
      gap={4}
      of={{ md: '9rem repeat(2, minmax(0, 1fr)) 8rem auto' }}
      sx={{ alignItems: 'end' }}
    >
      <SelectField
        label="Kind"
        options={KINDS}
        value={kind}
        onChange={(value) => setKind(KINDS.find(([key]) => key === value)?.[0] ?? 'banned')}
      />
      <TextField
        label="Word"
        value={text}
        inputProps={{ maxLength: VOICE_LIMITS.termChars }}
        onChange={({ target }) => setText(target.value)}
      />
      {kind === 'protected' ? (
        <span />
      ) : (
        <TextField
          label={kind === 'banned' ? 'Use instead (optional)' : 'Instead of (separated by commas)'}
          value={other}
          onChange={({ target }) => setOther(target.value)}
        />
      )}
      <SelectField label="Language" options={LANGUAGES} value={language} onChange={setLanguage} />
      <TextField
        label="Note (optional)"
        value={note}
        sx={{ gridColumn: '1 / -2' }}
        inputProps={{ maxLength: VOICE_LIMITS.noteChars }}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" disabled={!isComplete || isFull}>
        Add word
      </Button>
    </Columns>
  );
}
