import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

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
        <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
          Suggested by the samples
        </Typography>
        <Button variant="outlined" size="small" onClick={onAcceptAll}>
          Accept all {suggestions.length}
        </Button>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {suggestions.map(({ text, evidence, accept }) => (
          <Box
            key={text}
            component="li"
            sx={{
              display: 'grid',
              columnGap: 3,
              alignItems: 'center',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr) auto',
                sm: 'minmax(0, 3fr) minmax(0, 2fr) auto',
              },
              borderTop: 1,
              borderColor: 'divider',
              py: 2,
            }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ gridRow: { xs: 2, sm: 'auto' }, fontVariantNumeric: 'tabular-nums' }}
            >
              {evidence}
            </Typography>
            <Button
              variant="text"
              size="small"
              aria-label={`Accept ${text}`}
              sx={{ gridRow: { xs: 'span 2', sm: 'auto' } }}
              onClick={accept}
            >
              Accept
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
