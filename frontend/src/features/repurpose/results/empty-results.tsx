import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SmallButton } from '../../../shared/ui/small-button.js';

/** Drawn once. */
const THREAD = {
  '@keyframes draw-thread': { from: { strokeDashoffset: 400 } },
  '@media (min-width: 1024px)': { strokeDasharray: 400, animation: 'draw-thread 900ms ease-out' },
} as const;

export function EmptyResults({ onTrySample, hasContent }: { onTrySample: () => void; hasContent: boolean }) {
  return (
    <Card
      component="section"
      aria-label="No results yet"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 3.5,
        p: '28px 20px',
        borderStyle: 'dashed',
        borderColor: 'var(--control)',
        bgcolor: 'transparent',
        textAlign: 'center',
      }}
    >
      <svg viewBox="0 0 420 150" width="360" fill="none" strokeWidth="1.4" aria-hidden="true">
        <g stroke="var(--control)" opacity="0.75">
          <rect x="1" y="26" width="92" height="98" rx="7" />
          <path d="M15 46h64M15 60h64M15 74h50M15 88h64M15 102h34" />
        </g>
        <Box component="g" stroke="var(--accent)" sx={THREAD}>
          <path d="M93 74C170 74 160 22 238 22" />
          <path d="M93 74H238" />
          <path d="M93 74C170 74 160 128 238 128" />
        </Box>
        <g stroke="var(--control)" opacity="0.75">
          <rect x="239" y="2" width="180" height="38" rx="7" />
          <rect x="239" y="55" width="180" height="38" rx="7" />
          <rect x="239" y="109" width="180" height="38" rx="7" />
          <path d="M254 16h110M254 27h72M254 69h130M254 80h58M254 123h96M254 134h120" />
        </g>
      </svg>
      <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
        {hasContent
          ? 'Choose your formats and start: the results appear here, each checked against your text.'
          : 'Put in a text and choose formats: the results appear here.'}
      </Typography>
      {!hasContent && <SmallButton onClick={onTrySample}>Try the sample text</SmallButton>}
    </Card>
  );
}
