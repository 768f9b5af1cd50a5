import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { SmallButton } from '../../shared/ui/small-button.js';
import type { Fingerprint, SuggestedRule, VoiceRules, Term } from '@repurpose/contract';
import type { RuleProps } from './rules-tab.js';
import { suggestionText } from './rule-texts.js';

interface Suggestion {
  text: string;
  /** How often the samples keep it. */
  evidence: string;
  accept: () => void;
}

type SuggestionListProps = { suggestions: readonly Suggestion[]; onAcceptAll: () => void };

/** What the samples suggest and the voice has not yet; nothing where there is nothing left. */
function SuggestionList({ suggestions, onAcceptAll }: SuggestionListProps) {
  if (suggestions.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Suggested by the samples"
      sx={{ borderBottom: 1, borderColor: 'divider', pb: 3, mb: 6 }}
    >
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
          Suggested by the samples
        </Typography>
        <SmallButton onClick={onAcceptAll}>Accept all {suggestions.length}</SmallButton>
      </Box>
      <List disablePadding>
        {suggestions.map(({ text, evidence, accept }) => (
          <ListItem key={text} disableGutters divider sx={{ gap: 3 }}>
            <ListItemText primary={text} secondary={evidence} />
            <SmallButton variant="text" aria-label={`Accept ${text}`} onClick={accept}>
              Accept
            </SmallButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

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

type SuggestedWordsProps = {
  fingerprint: Fingerprint | null;
  terms: readonly Term[];
  onAdd: (terms: readonly Term[]) => void;
};

/** Of two words for one thing those that the samples use. */
export function SuggestedWords({ fingerprint, terms, onAdd }: SuggestedWordsProps) {
  const open = (fingerprint?.suggestedTerms ?? []).filter(
    ({ term }) => !terms.some(({ kind, text }) => kind === term.kind && text === term.text),
  );
  return (
    <SuggestionList
      suggestions={open.map(({ term, count, of }) => ({
        text: `“${term.text}” instead of ${term.forms.map((form) => `“${form}”`).join(', ')}`,
        evidence: `${count} of ${of} times`,
        accept: () => onAdd([term]),
      }))}
      onAcceptAll={() => onAdd(open.map(({ term }) => term))}
    />
  );
}
