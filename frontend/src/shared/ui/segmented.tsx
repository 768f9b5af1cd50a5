import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

type SegmentedProps<Key extends string> = {
  label: string;
  options: Readonly<Partial<Record<Key, string>>>;
  value: Key;
  onChange: (value: Key) => void;
};

const SEGMENT = {
  position: 'relative',
  m: 0,
  px: 3.5,
  py: 1.25,
  minHeight: 'var(--press)',
  borderRadius: '6px',
  typography: 'subtitle2',
  color: 'text.secondary',
  '&:has(:checked)': {
    bgcolor: 'background.paper',
    color: 'text.primary',
    boxShadow: 'inset 0 0 0 1px var(--control)',
  },
  '&:has(:focus-visible)': { outline: '2.5px solid var(--accent)', outlineOffset: 2 },
} as const;

/** Radio buttons, so that the arrow keys work. */
export function Segmented<Key extends string>({ label, options, value, onChange }: SegmentedProps<Key>) {
  return (
    <RadioGroup
      row
      aria-label={label}
      value={value}
      onChange={(_event, next) => onChange(next as Key)}
      sx={{
        width: 'fit-content',
        p: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      {(Object.keys(options) as Key[]).map((key) => (
        <FormControlLabel
          key={key}
          value={key}
          label={options[key]}
          control={<Radio sx={{ position: 'absolute', inset: 0, opacity: 0 }} />}
          sx={SEGMENT}
        />
      ))}
    </RadioGroup>
  );
}
