import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Trait, TraitKey } from '@repurpose/contract';

interface TraitText {
  label: string;
  show: (value: number) => string;
}
const percent = (value: number): string => `${Math.round(value * 100)} %`;
const plain = (value: number): string => value.toFixed(1);

const TEXTS: Readonly<Record<TraitKey, TraitText>> = {
  sentenceWords: { label: 'Words per sentence', show: plain },
  shortSentences: { label: 'Short sentences', show: percent },
  longSentences: { label: 'Long sentences', show: percent },
  wordLetters: { label: 'Letters per word', show: plain },
  longWords: { label: 'Long words', show: percent },
  variety: { label: 'Different words', show: percent },
  contractions: { label: 'Contractions', show: percent },
  firstPerson: { label: 'I and we', show: percent },
  reader: { label: 'You', show: percent },
  questions: { label: 'Questions per sentence', show: plain },
  exclamations: { label: 'Exclamations per sentence', show: plain },
  commas: { label: 'Commas per sentence', show: plain },
  dashes: { label: 'Dashes', show: percent },
  brackets: { label: 'Brackets', show: percent },
  functionWords: { label: 'Small words as usual', show: percent },
};

/** Each trait of a text beside the range of the samples: a band, and a mark where the text is. */
export function TraitPlot({ traits }: { traits: readonly Trait[] }) {
  return (
    <Box
      component="ul"
      aria-label="Traits of the text beside the samples"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {traits.map((trait) => (
        <TraitRow key={trait.key} trait={trait} />
      ))}
    </Box>
  );
}

function TraitRow({ trait }: { trait: Trait }) {
  const { key, value, low, high } = trait;
  const { label, show } = TEXTS[key];
  const most = Math.max(value, high) * 1.15 || 1;
  const at = (each: number): string => `${(100 * each) / most}%`;
  const isInside = value >= low && value <= high;
  return (
    <Box component="li">
      <Typography variant="body2">
        {label}: <b>{show(value)}</b>{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          (samples {show(low)}–{show(high)})
        </Typography>
      </Typography>
      <Box
        aria-hidden
        sx={{ position: 'relative', height: 10, borderRadius: 1, bgcolor: 'action.hover', mt: 1 }}
      >
        <Box
          sx={{
            position: 'absolute',
            top: 0,
            bottom: 0,
            left: at(low),
            width: `max(3px, ${(100 * (high - low)) / most}%)`,
            bgcolor: 'divider',
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            top: -2,
            bottom: -2,
            left: at(value),
            width: 4,
            bgcolor: isInside ? 'success.main' : 'warning.main',
          }}
        />
      </Box>
    </Box>
  );
}
