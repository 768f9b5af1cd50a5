import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Columns } from '../../shared/ui/row.js';
import Button from '@mui/material/Button';
import { VOICE_LIMITS, type Term, type TermKind } from '@repurpose/contract';
import { SelectField } from '../../shared/forms/select-field.js';
import { Form } from '../../shared/forms/form.js';
import { FormField, needed } from '../../shared/forms/form-field.js';
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

const listOf = (line: string): string[] =>
  line
    .split(',')
    .map((form) => form.trim())
    .filter(Boolean);

type TermValues = { text: string; other: string; note: string };
type TermFormProps = { isFull: boolean; onAdd: (term: Term) => void };

/** A word to add: its rule, what is written instead of it, and the language of the texts that it is for. */
export function TermForm({ isFull, onAdd }: TermFormProps) {
  const [kind, setKind] = useState<TermKind>('banned');
  const [language, setLanguage] = useState('');
  const form = useForm({ defaultValues: { text: '', other: '', note: '' } });
  function submit({ text, other, note }: TermValues): void {
    const others = listOf(other);
    const term = {
      ...{ kind, text: text.trim(), isCaseSensitive: false },
      ...(language !== '' && { language }),
      ...(note.trim() !== '' && { note: note.trim() }),
    };
    if (kind === 'banned') onAdd({ ...term, forms: [], replacement: others[0] ?? null });
    else onAdd({ ...term, forms: others, replacement: null });
    form.reset();
  }
  return (
    <Form form={form} onSubmit={submit} field="text">
      <Columns
        gap={4}
        of={{ sm: 'repeat(2, minmax(0, 1fr))', lg: '9rem repeat(2, minmax(0, 1fr)) 8rem auto' }}
      >
        <SelectField label="Kind" options={KINDS} value={kind} onChange={setKind} />
        <FormField<TermValues>
          name="text"
          label="Word"
          inputProps={{ maxLength: VOICE_LIMITS.termChars }}
          rules={{
            validate: (text) =>
              isFull ? 'There is no room for another word.' : text.trim() !== '' || 'Type the word first.',
          }}
        />
        {kind === 'protected' ? (
          <span />
        ) : (
          <FormField<TermValues>
            // Each kind has its own rule.
            key={kind}
            name="other"
            label={kind === 'banned' ? 'Use instead (optional)' : 'Instead of'}
            {...(kind === 'preferred' && { hint: 'Several: with commas.' })}
            rules={kind === 'banned' ? {} : needed('Type what it is used instead of.')}
          />
        )}
        <SelectField label="Language" options={LANGUAGES} value={language} onChange={setLanguage} />
        <FormField<TermValues>
          name="note"
          label="Note (optional)"
          sx={{ gridColumn: { sm: '1 / -1', lg: '1 / -2' } }}
          inputProps={{ maxLength: VOICE_LIMITS.noteChars }}
        />
        <Button type="submit" sx={{ alignSelf: 'end', justifySelf: { sm: 'start', lg: 'stretch' } }}>
          Add word
        </Button>
      </Columns>
    </Form>
  );
}
