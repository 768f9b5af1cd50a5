import { VOICE_LIMITS, type VoiceRules } from '@repurpose/contract';
import { SelectField } from '../../shared/forms/select-field.js';
import { TextField } from '../../shared/forms/text-field.js';
import { RULES, type Rule, type RuleName } from './rule-texts.js';

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
export function RuleField({ name, rules, onChange, isReadOnly }: RuleProps & { name: RuleName }) {
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
