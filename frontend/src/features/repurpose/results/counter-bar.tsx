import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Row } from '../../../shared/ui/row.js';
import type { Counter } from '../../../shared/outputs/counter.js';

const COUNTER_COLORS = { fine: 'success', near: 'warning', over: 'error' } as const;

export function CounterBar({ text, share, state }: Counter) {
  const color = COUNTER_COLORS[state];
  return (
    <Row sx={{ flexWrap: 'nowrap' }}>
      {share !== null && (
        <LinearProgress
          variant="determinate"
          color={color}
          value={share * 100}
          aria-hidden="true"
          // Leaves room for figures of two lines.
          sx={{ flex: '1 0 32px' }}
        />
      )}
      <Typography variant="body2" color={state === 'fine' ? 'textSecondary' : color}>
        {text}
      </Typography>
    </Row>
  );
}
