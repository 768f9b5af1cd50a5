import type { Fingerprint, SuggestedRule, VoiceRules } from '@repurpose/contract';
import type { RuleProps } from './rule-field.js';
import { suggestionText } from './rule-texts.js';
import { SuggestionList } from './suggestion-list.js';

type SuggestedRulesProps = RuleProps & { fingerprint: Fingerprint | null };

// A suggestion has a value of its own rule.
const changeOf = ({ rule, value }: SuggestedRule): Partial<VoiceRules> =>
  ({ [rule]: value }) as Partial<VoiceRules>;

/** Rules that the samples keep and the voice does not have. */
export function SuggestedRules({ fingerprint, rules, onChange, isReadOnly }: SuggestedRulesProps) {
  if (isReadOnly) return null;
  const open = (fingerprint?.suggestedRules ?? []).filter(
    ({ rule, value }) => JSON.stringify(rules[rule]) !== JSON.stringify(value),
  );
  return (
    <SuggestionList
      suggestions={open.map((each) => ({ ...suggestionText(each), accept: () => onChange(changeOf(each)) }))}
      onAcceptAll={() => onChange(Object.assign({}, ...open.map(changeOf)) as Partial<VoiceRules>)}
    />
  );
}
