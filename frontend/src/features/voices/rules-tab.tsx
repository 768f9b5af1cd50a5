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

export interface RuleProps {
  rules: VoiceRules;
  onChange: (change: Partial<VoiceRules>) => void;
  isReadOnly: boolean;
}

const partsOf = (typed: string, { kind, most }: Extract<Rule, { kind: 'list' | 'lines' }>): string[] =>
  typed
    .split(kind === 'lines' ? '\n' : /[\s,]+/u)
    .map((part) => part.trim().slice(0, VOICE_LIMITS.lineChars))
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
  const areLines = rule.kind === 'lines';
  const shown = Array.isArray(value) ? value.join(areLines ? '\n' : ' ') : String(value ?? '');
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
      {...(areLines && { multiline: true, minRows: 2 })}
      sx={name === 'weAre' ? { gridColumnStart: 1 } : {}}
      type={isCount ? 'number' : 'text'}
      inputProps={isCount ? { min: rule.least, max: rule.most } : {}}
      defaultValue={shown}
      onBlur={({ target }) => change(isCount ? countOf(target.value, rule) : partsOf(target.value, rule))}
    />
  );
}
