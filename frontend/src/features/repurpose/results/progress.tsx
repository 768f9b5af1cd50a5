import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FORMATS, type FormatKey } from '@repurpose/contract';
import { Icon } from '../../../shared/ui/icon.js';
import { Row } from '../../../shared/ui/row.js';
import type { Piece, RunState } from '../run/run-state.js';

const LOOKS = {
  waiting: { word: 'Writing…', color: 'textSecondary' },
  done: { word: 'Ready', color: 'success' },
  failed: { word: 'Failed', color: 'error' },
} as const satisfies Record<Piece['status'], object>;

/** Read out as a count, not row by row. */
export function Progress({ run }: { run: RunState }) {
  const finished = run.formats.filter((format) => run.pieces[format]?.status !== 'waiting').length;
  return (
    <Stack spacing={2} sx={{ mb: 4 }}>
      <Typography variant="body2" role="status" id="progress-words">
        {finished} of {run.formats.length} formats finished
      </Typography>
      <LinearProgress
        aria-labelledby="progress-words"
        // There is no progress before the first output.
        variant={finished === 0 ? 'indeterminate' : 'determinate'}
        value={(100 * finished) / Math.max(run.formats.length, 1)}
        sx={{ height: 6 }}
      />
      <Box
        component="ul"
        aria-label="Progress"
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 6, p: 0 }}
      >
        {run.formats.map((format) => (
          <ProgressRow key={format} format={format} status={run.pieces[format]?.status ?? 'waiting'} />
        ))}
      </Box>
    </Stack>
  );
}

function ProgressRow({ format, status }: { format: FormatKey; status: Piece['status'] }) {
  const { word, color } = LOOKS[status];
  return (
    <Row component="li" sx={{ flexWrap: 'nowrap', minHeight: 34, typography: 'body2' }}>
      <Icon name={format} size={18} />
      <span>{FORMATS[format].label}</span>
      <Typography variant="body2" color={color} sx={{ ml: 'auto' }}>
        {word}
      </Typography>
    </Row>
  );
}
