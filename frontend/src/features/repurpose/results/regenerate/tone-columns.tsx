import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TONES, type Tone } from '@repurpose/contract';
import { SmallButton } from '../../../../shared/ui/small-button.js';
import type { NewOutput } from '../../run/use-output-changes.js';
import type { ToneVersion } from './use-tones.js';

type ToneColumnsProps = {
  /** As it was, and its tone where that is known. */
  now: NewOutput;
  tone: Tone | null;
  versions: readonly ToneVersion[];
  isBusy: boolean;
  onUse: (version: number) => void;
};

/** The output in its tones, side by side where there is room. */
export function ToneColumns({ now, tone, versions, ...use }: ToneColumnsProps) {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 4 }}>
      <Column
        name={tone ? TONES[tone] : 'As it is now'}
        action={tone ? `Use ${TONES[tone].toLowerCase()}` : 'Keep it'}
        output={now}
        failure={null}
        {...use}
      />
      {versions.map(({ tone: other, ...version }) => (
        <Column
          key={other}
          name={TONES[other]}
          action={`Use ${TONES[other].toLowerCase()}`}
          {...version}
          {...use}
        />
      ))}
    </Stack>
  );
}

type ColumnProps = Omit<ToneVersion, 'tone'> &
  Pick<ToneColumnsProps, 'isBusy' | 'onUse'> & { name: string; action: string };

function Column({ name, action, output, failure, isBusy, onUse }: ColumnProps) {
  return (
    <Card
      component="section"
      aria-label={name}
      sx={{ flex: '1 1 0', minWidth: 0, p: 4, display: 'flex', flexDirection: 'column', gap: 3 }}
    >
      <Typography variant="subtitle2" component="h3">
        {name}
      </Typography>
      {failure !== null && <Alert severity="warning">{failure}</Alert>}
      {failure === null && output === null && (
        <Skeleton variant="rounded" height={200} role="status" aria-label={`Writing ${name}…`} />
      )}
      {output !== null && (
        <>
          <Typography
            variant="body2"
            component="div"
            dir="auto"
            tabIndex={0}
            sx={{
              flex: 1,
              overflow: 'auto',
              maxHeight: '50vh',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {output.text}
          </Typography>
          <SmallButton disabled={isBusy} onClick={() => onUse(output.version)}>
            {action}
          </SmallButton>
        </>
      )}
    </Card>
  );
}
