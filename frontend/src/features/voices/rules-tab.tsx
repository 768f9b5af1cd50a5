import { VOICE_LIMITS, type VoiceRules } from '@repurpose/contract';
import { Columns } from '../../shared/ui/row.js';
import { Note } from '../../shared/ui/note.js';
import { TextField } from '../../shared/forms/text-field.js';
import { SelectField } from '../../shared/forms/select-field.js';
import { RULES, type RuleName, type Rule } from './rule-texts.js';

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

export interface RuleProps {
  rules: VoiceRules;
  onChange: (change: Partial<VoiceRules>) => void;
  isReadOnly: boolean;
}

const wordsOf = (line: string, most: number): string[] =>
  line
    .split(/[\s,]+/u)
    .filter(Boolean)
    .slice(0, most);

/** A whole number within its bounds; null where there is none. */
function countOf(typed: string, { least, most }: Extract<Rule, { kind: 'count' }>): number | null {
  const count = Math.round(Number(typed));
  return typed.trim() === '' || !Number.isFinite(count) ? null : Math.min(most, Math.max(least, count));
}

/** The field of a rule. Lists and counts are read when it is left, and it is reset when they change elsewhere. */
function RuleField({ name, rules, onChange, isReadOnly }: RuleProps & { name: RuleName }) {
  const rule = RULES[name];
  const value = rules[name];
  const shown = Array.isArray(value) ? value.join(' ') : String(value ?? '');
  // A field gives values of its own rule.
  const change = (next: unknown) => onChange({ [name]: next } as Partial<VoiceRules>);
  const { label } = rule;
  if (rule.kind === 'choice')
    return (
      <SelectField
        label={label}
        options={rule.options}
        value={shown}
        disabled={isReadOnly}
        onChange={change}
      />
    );
  const field = { label, hint: rule.hint, disabled: isReadOnly };
  if (rule.kind === 'line')
    return (
      <TextField
        {...field}
        value={shown}
        inputProps={{ maxLength: VOICE_LIMITS.lineChars }}
        onChange={({ target }) => change(target.value)}
      />
    );
  const isCount = rule.kind === 'count';
  return (
    <TextField
      key={shown}
      {...field}
      type={isCount ? 'number' : 'text'}
      inputProps={isCount ? { min: rule.least, max: rule.most } : {}}
      defaultValue={shown}
      onBlur={({ target }) =>
        change(isCount ? countOf(target.value, rule) : wordsOf(target.value, rule.most))
      }
    />
  );
}
