import { useEffect, useEffectEvent, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FORMATS, isUnlimited, type PlanKey, type Tone, TONES, TONE_KEYS } from '@repurpose/contract';
import Typography from '@mui/material/Typography';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { counted } from '../../../../shared/figures.js';
import { Dialog } from '../../../../shared/ui/dialog.js';
import type { VoiceOfAgain } from '../../voice-choice.js';
import type { NewOutput } from '../../run/use-output-changes.js';
import { useOpenOutput } from '../open-output.js';
import { includedWords } from './regenerate-note.js';
import { useTones, type ToneVersion } from './use-tones.js';
import { Row } from '../../../../shared/ui/row.js';
import { Note } from '../../../../shared/ui/note.js';
import { SmallButton } from '../../../../shared/ui/small-button.js';

type CompareTonesProps = { voice: VoiceOfAgain; onClose: () => void };

/** An output in two or three tones side by side; each is kept as a version, and the chosen one is shown. */
export default function CompareTones({ voice, onClose }: CompareTonesProps) {
  const { output, plan, tone } = useOpenOutput();
  const { versions, isBusy, write, choose, open } = useTones(voice);
  const [now, setNow] = useState<NewOutput | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [others, setOthers] = useState<Tone[]>([]);
  const read = useEffectEvent(open);
  useEffect(() => {
    void read().then((answer) => (answer.ok ? setNow(answer.value) : setFailure(answer.message)));
  }, []);
  const isChoosing = versions.length === 0;
  // A later version may be in another one.
  const known = now === null || now.version === 1 ? tone : null;

  async function take(version: number): Promise<void> {
    const reason = await choose(version);
    setFailure(reason);
    if (reason === null) onClose();
  }
  /** Without a choice the output stays as it was. */
  const leave = () => (isChoosing || now === null ? onClose() : void take(now.version));

  return (
    <Dialog
      title={`Compare tones: ${FORMATS[output.format].label}`}
      onClose={() => !isBusy && leave()}
      widthPx={isChoosing ? 560 : 1120}
      actions={
        <>
          {isChoosing && others.length === 0 && (
            <Note sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>Choose at least one.</Note>
          )}
          <Button variant="outlined" disabled={isBusy} onClick={leave}>
            {isChoosing ? 'Cancel' : 'Keep it as it was'}
          </Button>
          {isChoosing && (
            <WriteButton now={now} plan={plan} count={others.length} onWrite={() => void write(others)} />
          )}
        </>
      }
    >
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {isChoosing && (
        <ToneChoice
          tone={known}
          others={others}
          onChange={setOthers}
          cost={now && !isUnlimited(plan) ? includedWords(now) : ''}
        />
      )}
      {!isChoosing && now && (
        <ToneColumns {...{ now, versions, isBusy }} tone={known} onUse={(version) => void take(version)} />
      )}
    </Dialog>
  );
}

type WriteButtonProps = { now: NewOutput | null; plan: PlanKey; count: number; onWrite: () => void };

/** Names what it costs beyond what is included. */
function WriteButton({ now, plan, count, onWrite }: WriteButtonProps) {
  const credits = now && !isUnlimited(plan) ? Math.max(0, count - now.regenerationsLeft) : 0;
  const cost = credits === 0 ? '' : `, ${counted(credits, 'credit')}`;
  return (
    <Button disabled={count === 0 || now === null} onClick={onWrite}>
      Write {['', 'it', 'both'][count]}
      {cost}
    </Button>
  );
}

/** Besides the one there is. */
const MAX_OTHERS = 2;

type ToneChoiceProps = {
  /** That it has now; null: it was changed since it was written in one. */
  tone: Tone | null;
  others: readonly Tone[];
  onChange: (tones: Tone[]) => void;
  /** What a version costs. */
  cost: string;
};

const CHOICE = {
  '&&[aria-pressed="true"]': {
    borderColor: 'primary.main',
    bgcolor: 'var(--accent-wash)',
    color: 'primary.dark',
  },
};

/** Which other tones an output is written in; a third one takes the place of the first. */
function ToneChoice({ tone, others, onChange, cost }: ToneChoiceProps) {
  const toggle = (key: Tone) =>
    onChange(
      others.includes(key) ? others.filter((other) => other !== key) : [...others, key].slice(-MAX_OTHERS),
    );
  return (
    <>
      <Typography>
        Choose one or two other tones. Each is written as a version of this output and kept. {cost}
      </Typography>
      <Row role="group" aria-label="Other tones" sx={{ gap: 2 }}>
        {TONE_KEYS.map((key) => (
          <SmallButton
            key={key}
            aria-pressed={others.includes(key)}
            disabled={key === tone}
            onClick={() => toggle(key)}
            sx={CHOICE}
          >
            {key === tone ? `${TONES[key]} (now)` : TONES[key]}
          </SmallButton>
        ))}
      </Row>
    </>
  );
}

type ToneColumnsProps = {
  /** As it was, and its tone where that is known. */
  now: NewOutput;
  tone: Tone | null;
  versions: readonly ToneVersion[];
  isBusy: boolean;
  onUse: (version: number) => void;
};

/** The output in its tones, side by side where there is room. */
function ToneColumns({ now, tone, versions, ...use }: ToneColumnsProps) {
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
