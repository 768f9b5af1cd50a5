import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { SmallButton } from '../../shared/ui/small-button.js';

export interface Suggestion {
  text: string;
  /** How often the samples keep it. */
  evidence: string;
  accept: () => void;
}

type SuggestionListProps = { suggestions: readonly Suggestion[]; onAcceptAll: () => void };

/** What the samples suggest and the voice has not yet; nothing where there is nothing left. */
export function SuggestionList({ suggestions, onAcceptAll }: SuggestionListProps) {
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
