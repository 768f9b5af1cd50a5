import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { FORMATS } from '@repurpose/contract';
import { Icon } from '../../../shared/ui/icon.js';
import type { Piece, RunState } from '../run/run-state.js';

const LOOKS = {
  waiting: { word: 'Writing…', color: 'primary' },
  done: { word: 'Ready', color: 'success' },
  failed: { word: 'Failed', color: 'error' },
} as const satisfies Record<Piece['status'], object>;

/** One row per format that fills when it is finished; read out as a count, not row by row. */
export function Progress({ run }: { run: RunState }) {
  const finished = run.formats.filter((format) => run.pieces[format]?.status !== 'waiting').length;
  return (
    <Box sx={{ mb: 4 }}>
      <p style={visuallyHidden} role="status">
        {finished} of {run.formats.length} formats finished
      </p>
      <Box component="ul" aria-label="Progress" sx={{ display: 'grid', gap: 0.5, p: 0 }}>
        {run.formats.map((format) => {
          const status = run.pieces[format]?.status ?? 'waiting';
          const { word, color } = LOOKS[status];
          return (
            <Box
              key={format}
              component="li"
              sx={{
                display: 'grid',
                // On a phone there is no room beside the name: the bar lies below it.
                gridTemplateColumns: { xs: '18px 1fr auto', sm: '18px minmax(0, 11em) 1fr 4.6em' },
                gap: { xs: '3px 12px', sm: 3 },
                alignItems: 'center',
                minHeight: 34,
                typography: 'body2',
              }}
            >
              <Icon name={format} size={18} />
              <span>{FORMATS[format].label}</span>
              <LinearProgress
                aria-hidden="true"
                color={color}
                variant={status === 'waiting' ? 'indeterminate' : 'determinate'}
                value={100}
                sx={{ gridArea: { xs: '2 / 2 / auto / -1', sm: 'auto' } }}
              />
              <Typography
                variant="body2"
                color={status === 'waiting' ? 'textSecondary' : color}
                sx={{ textAlign: 'right' }}
              >
                {word}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
