import { Columns } from '../../shared/ui/row.js';
import { VOICE_LIMITS } from '@repurpose/contract';
import { TextField } from '../../shared/forms/text-field.js';
import { Note } from '../../shared/ui/note.js';
import { RuleField, type RuleProps } from './rule-field.js';
import { RULES, type RuleName } from './rule-texts.js';

const WHOLE_LINE = { gridColumn: '1 / -1' } as const;

/** How the brand writes. Rules that only a model can follow say so. */
export const RulesTab = (of: RuleProps) => (
  <Columns gap={5} of={{ sm: 'repeat(2, minmax(0, 1fr))' }}>
    {(Object.keys(RULES) as RuleName[]).map((name) => (
      <RuleField key={name} name={name} {...of} />
    ))}
    <SelfLines label="We are (with a model only)" name="weAre" {...of} />
    <SelfLines label="We are not (with a model only)" name="weAreNot" {...of} />
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
  </Columns>
);

/** Each line is one thing that the brand is, or is not. Read when the field is left, and reset when it changes elsewhere. */
function SelfLines({ label, name, rules, onChange, isReadOnly }: SelfLinesProps) {
  const shown = rules[name].join('\n');
  const linesOf = (typed: string): string[] =>
    typed
      .split('\n')
      .map((line) => line.trim().slice(0, VOICE_LIMITS.lineChars))
      .filter(Boolean)
      .slice(0, VOICE_LIMITS.selfLines);
  return (
    <TextField
      key={shown}
      sx={name === 'weAre' ? { gridColumnStart: 1 } : {}}
      label={label}
      hint="A line each, at most five."
      multiline
      minRows={2}
      defaultValue={shown}
      disabled={isReadOnly}
      onBlur={({ target }) => onChange({ [name]: linesOf(target.value) })}
    />
  );
}
type SelfLinesProps = RuleProps & { label: string; name: 'weAre' | 'weAreNot' };
