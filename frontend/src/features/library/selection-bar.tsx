import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { SmallButton } from '../../shared/ui/small-button.js';

type SelectionBarProps = {
  count: number;
  isBusy: boolean;
  actions: readonly (readonly [label: string, run: () => void])[];
  onClear: () => void;
};

export function SelectionBar({ count, isBusy, actions, onClear }: SelectionBarProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label="Selected transformations"
      sx={{
        position: 'fixed',
        inset: { xs: 'auto 0 0', md: 'auto 0 20px' },
        mx: { md: 'auto' },
        width: { md: 'max-content' },
        zIndex: 20,
        display: 'flex',
        flexWrap: 'wrap',
        gap: '6px 8px',
        alignItems: 'center',
        justifyContent: 'center',
        p: '10px 16px calc(10px + env(safe-area-inset-bottom))',
        borderRadius: { xs: 0, md: 1.25 },
        boxShadow: { md: 'var(--float)' },
      }}
    >
      <Typography
        variant="subtitle2"
        role="status"
        sx={{ flexBasis: { xs: '100%', md: 'auto' }, mr: { md: 2 }, textAlign: 'center' }}
      >
        {count} selected
      </Typography>
      {actions.map(([label, run]) => (
        <SmallButton key={label} disabled={isBusy} onClick={run}>
          {label}
        </SmallButton>
      ))}
      <SmallButton variant="text" onClick={onClear}>
        Clear
      </SmallButton>
    </Paper>
  );
}
