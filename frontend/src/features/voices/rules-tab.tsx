import Box from '@mui/material/Box';
import { VOICE_LIMITS } from '@repurpose/contract';
import { TextField } from '../../shared/forms/text-field.js';
import { Note } from '../../shared/ui/note.js';
import { RuleField, type RuleProps } from './rule-field.js';
import { RULES, type RuleName } from './rule-texts.js';

const WHOLE_LINE = { gridColumn: '1 / -1' } as const;

/** How the brand writes. Rules that only a model can follow say so. */
export const RulesTab = (of: RuleProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 5,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {(Object.keys(RULES) as RuleName[]).map((name) => (
      <RuleField key={name} name={name} {...of} />
    ))}
    <TextField
      sx={WHOLE_LINE}
      label="Instruction (with a model only)"
      hint="In your own words, at most 1,000 characters. The writer without a model cannot follow it."
      multiline
      minRows={3}
      value={of.rules.instruction}
      disabled={of.isReadOnly}
      inputProps={{ maxLength: VOICE_LIMITS.instructionChars }}
      onChange={({ target }) => of.onChange({ instruction: target.value })}
    />
    <Note sx={WHOLE_LINE}>
      Rules never change a fact: names, figures, quotations and links stay as they are, and no text exceeds
      its limit.
    </Note>
  </Box>
);
