import { VOICE_LIMITS, type VoiceRules } from '@repurpose/contract';
import { SelectField } from '../../shared/forms/select-field.js';
import { TextField } from '../../shared/forms/text-field.js';
import { CHOICES, type ChoiceKey } from './rule-texts.js';

export interface RuleProps {
  rules: VoiceRules;
  onChange: (change: Partial<VoiceRules>) => void;
  isReadOnly: boolean;
}

type Bounds = Readonly<Record<'least' | 'most', number>>;
type Field<Name extends keyof VoiceRules> = RuleProps & { name: Name; label: string; hint: string };

/** A rule with a fixed list of values. */
export const ChoiceRule = ({ name, rules, onChange, isReadOnly }: RuleProps & { name: ChoiceKey }) => (
  <SelectField
    label={CHOICES[name].label}
    options={CHOICES[name].options}
    value={rules[name]}
    disabled={isReadOnly}
    // The options are the values of this rule.
    onChange={(value) => onChange({ [name]: value } as Partial<VoiceRules>)}
  />
);

export const LineRule = ({
  name,
  label,
  hint,
  rules,
  onChange,
  isReadOnly,
}: Field<'greeting' | 'signOff'>) => (
  <TextField
    label={label}
    hint={hint}
    value={rules[name]}
    disabled={isReadOnly}
    inputProps={{ maxLength: VOICE_LIMITS.lineChars }}
    onChange={({ target }) => onChange({ [name]: target.value })}
  />
);

const piecesOf = (line: string, most: number): string[] =>
  line
    .split(/[\s,]+/u)
    .filter(Boolean)
    .slice(0, most);

type ListName = 'hashtagsAlways' | 'hashtagsNever' | 'emojiAllowed';

/** Words separated by spaces, read when the field is left. The field is reset when they change elsewhere. */
export const ListRule = ({
  name,
  most,
  label,
  hint,
  rules,
  onChange,
  isReadOnly,
}: Field<ListName> & { most: number }) => (
  <TextField
    key={rules[name].join(' ')}
    label={label}
    hint={hint}
    defaultValue={rules[name].join(' ')}
    disabled={isReadOnly}
    onBlur={({ target }) => onChange({ [name]: piecesOf(target.value, most) })}
  />
);

/** A whole number within its bounds; null where there is none. */
function countOf(typed: string, { least, most }: Bounds): number | null {
  const count = Math.round(Number(typed));
  return typed.trim() === '' || !Number.isFinite(count) ? null : Math.min(most, Math.max(least, count));
}

type CountName = 'sentenceWords' | 'lix' | 'paragraphSentences' | 'emojiPer100Words';

export const CountRule = ({
  name,
  bounds,
  label,
  hint,
  rules,
  onChange,
  isReadOnly,
}: Field<CountName> & { bounds: Bounds }) => (
  <TextField
    key={String(rules[name])}
    label={label}
    hint={hint}
    type="number"
    defaultValue={rules[name] ?? ''}
    disabled={isReadOnly}
    inputProps={{ min: bounds.least, max: bounds.most }}
    onBlur={({ target }) => onChange({ [name]: countOf(target.value, bounds) })}
  />
);
