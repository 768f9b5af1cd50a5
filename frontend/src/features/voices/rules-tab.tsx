import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VOICE_LIMITS, type VoiceRules } from '@repurpose/contract';
import { SelectField } from '../../shared/forms/select-field.js';
import { TextField } from '../../shared/forms/text-field.js';

const HABIT = [
  ['keep', 'As in the source'],
  ['use', 'Always'],
  ['avoid', 'Never'],
] as const;
const AVOID = [
  ['keep', 'As in the source'],
  ['avoid', 'Never'],
] as const;
const SPELLING = [
  ['keep', 'As in the source'],
  ['en-GB', 'British'],
  ['en-US', 'American'],
] as const;
const PERSON = [
  ['keep', 'As in the source'],
  ['we', 'We'],
  ['I', 'I'],
  ['you', 'You'],
] as const;

type RulesTabProps = {
  rules: VoiceRules;
  onChange: (change: Partial<VoiceRules>) => void;
  isReadOnly: boolean;
};

const tagsOf = (line: string): string[] =>
  line
    .split(/[\s,]+/u)
    .filter(Boolean)
    .slice(0, VOICE_LIMITS.hashtags);

/** How the brand writes. Rules that only a model can follow say so. */
export function RulesTab({ rules, onChange, isReadOnly }: RulesTabProps) {
  const choice = <Key extends keyof VoiceRules>(
    key: Key,
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <SelectField
      label={label}
      options={options}
      value={String(rules[key])}
      disabled={isReadOnly}
      // The options are the values of this rule.
      onChange={(value) => onChange({ [key]: value } as Partial<VoiceRules>)}
    />
  );
  const line = (key: 'greeting' | 'signOff', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      value={rules[key]}
      disabled={isReadOnly}
      inputProps={{ maxLength: VOICE_LIMITS.lineChars }}
      onChange={({ target }) => onChange({ [key]: target.value })}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {choice('spelling', 'English spelling', SPELLING)}
      {choice('contractions', 'Contractions (don’t, we’re)', HABIT)}
      {choice('exclamations', 'Exclamation marks', AVOID)}
      {choice('dashes', 'Dashes in a sentence', AVOID)}
      {choice('emoji', 'Emoji', AVOID)}
      {choice('person', 'Person (with a model only)', PERSON)}
      {line('greeting', 'Greeting', 'First line of newsletters.')}
      {line('signOff', 'Sign-off', 'Last line of newsletters, posts and podcasts.')}
      <TextField
        label="Hashtags always"
        hint="Separated by spaces. At most ten."
        defaultValue={rules.hashtagsAlways.join(' ')}
        disabled={isReadOnly}
        onBlur={({ target }) => onChange({ hashtagsAlways: tagsOf(target.value) })}
      />
      <TextField
        label="Hashtags never"
        hint="Separated by spaces. At most ten."
        defaultValue={rules.hashtagsNever.join(' ')}
        disabled={isReadOnly}
        onBlur={({ target }) => onChange({ hashtagsNever: tagsOf(target.value) })}
      />
      <TextField
        sx={{ gridColumn: '1 / -1' }}
        label="Instruction (with a model only)"
        hint="In your own words, at most 1,000 characters. The writer without a model cannot follow it."
        multiline
        minRows={3}
        value={rules.instruction}
        disabled={isReadOnly}
        inputProps={{ maxLength: VOICE_LIMITS.instructionChars }}
        onChange={({ target }) => onChange({ instruction: target.value })}
      />
      <Typography variant="body2" color="text.secondary" sx={{ gridColumn: '1 / -1' }}>
        Rules never change a fact: names, figures, quotations and links stay as they are, and no text exceeds
        its limit.
      </Typography>
    </Box>
  );
}
