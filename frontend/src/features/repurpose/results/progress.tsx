import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import { FORMATS, type FormatKey } from '@repurpose/contract';
import { counted } from '../../../shared/figures.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Row } from '../../../shared/ui/row.js';
import { Note } from '../../../shared/ui/note.js';
import { beside } from '../../../shared/workspace/workspace-context.js';
import type { RunState } from '../run/run-state.js';

/** Short runs are over before. */
const APPEARS = keyframes({ from: { visibility: 'hidden' } });

/** Read out as a count, not row by row. Short beside an output, so that little moves when the run ends. */
export function Progress({ run }: { run: RunState }) {
  const statusOf = (format: FormatKey) => run.outputs[format]?.status ?? 'waiting';
  const waiting = run.formats.filter((format) => statusOf(format) === 'waiting');
  const finished = run.formats.length - waiting.length;
  const isShort = run.formats.some((format) => statusOf(format) === 'done');
  return (
    <Stack spacing={2} sx={{ mb: 4 }}>
      <Typography variant="body2" role="status" id="progress-words">
        {finished} of {counted(run.formats.length, 'format')} finished
        {isShort && waiting.length > 0 && `. Writing ${labelsOf(waiting)}…`}
      </Typography>
      <LinearProgress
        aria-labelledby="progress-words"
        // There is no progress before the first output.
        variant={finished === 0 ? 'indeterminate' : 'determinate'}
        value={(100 * finished) / Math.max(run.formats.length, 1)}
        sx={{ height: 6 }}
      />
      {!isShort && (
        <Box
          component="ul"
          aria-label="Progress"
          sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 6 }}
        >
          {run.formats.map((format) => (
            <ProgressRow key={format} format={format} isWaiting={statusOf(format) === 'waiting'} />
          ))}
        </Box>
      )}
      <Note sx={{ animation: `${APPEARS} 1ms 8s backwards` }}>
        You can leave this page. The work goes on, and you find the result in{' '}
        <Link href={beside.library}>your library</Link>.
      </Note>
    </Stack>
  );
}

const labelsOf = (formats: readonly FormatKey[]) => formats.map((format) => FORMATS[format].label).join(', ');

const ProgressRow = ({ format, isWaiting }: { format: FormatKey; isWaiting: boolean }) => (
  <Row component="li" sx={{ flexWrap: 'nowrap', minHeight: 34, typography: 'body2' }}>
    <Icon name={format} size={18} />
    <span>{FORMATS[format].label}</span>
    <Typography variant="body2" color={isWaiting ? 'textSecondary' : 'error'} sx={{ ml: 'auto' }}>
      {isWaiting ? 'Writing…' : 'Failed'}
    </Typography>
  </Row>
);
