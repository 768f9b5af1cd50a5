import { useEffect, useEffectEvent, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FORMATS, isUnlimited, type PlanKey, type Tone, TONES, TONE_KEYS } from '@repurpose/contract';
import Typography from '@mui/material/Typography';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useGetConfigQuery } from '../../../../shared/api/api.js';
import { counted } from '../../../../shared/figures.js';
import { Dialog } from '../../../../shared/ui/dialog.js';
import type { VoiceOfAgain } from '../../voice-choice.js';
import type { NewOutput } from '../../run/use-output-changes.js';
import { useOpenOutput } from '../open-output.js';
import { includedWords } from './regenerate-note.js';
import { useTones, valueOf, type ToneVersion } from './use-tones.js';
import { Row } from '../../../../shared/ui/row.js';
import { Note } from '../../../../shared/ui/note.js';
import { SmallButton } from '../../../../shared/ui/small-button.js';

type CompareTonesProps = {
  voice: VoiceOfAgain;
  onClose: () => void;
  /** With the version before, or null if that was kept. */
  onTaken: (before: number | null, output: NewOutput) => void;
};

/** An output in two or three tones side by side; each is kept as a version, and the chosen one is shown. */
export default function CompareTones({ voice, onClose, onTaken }: CompareTonesProps) {
  const { output, plan } = useOpenOutput();
  const isOffline = useGetConfigQuery().data?.writer === 'offline';
  const { versions, isBusy, write, choose, open } = useTones(voice);
  const [now, setNow] = useState<NewOutput | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [others, setOthers] = useState<Tone[]>([]);
  const read = useEffectEvent(open);
  useEffect(() => {
    void read().then((answer) => (answer.ok ? setNow(answer.value) : setFailure(answer.message)));
  }, []);
  const isChoosing = versions.length === 0;
  const isCounted = !isUnlimited(plan);

  async function take(version: number, before: number | null): Promise<void> {
    const chosen = await choose(version);
    if (!chosen.ok) return setFailure(chosen.message);
    // The server does not know in which tone a version was written.
    const used = versions.find((each) => valueOf(each)?.version === version);
    onTaken(before, { ...chosen.value, tone: used?.tone ?? now?.tone ?? null });
    onClose();
  }
  /** Without a choice the output stays as it was. */
  const leave = () => (isChoosing || now === null ? onClose() : void take(now.version, null));

  return (
    <Dialog
      title={`Compare tones: ${FORMATS[output.format].label}`}
      onClose={() => !isBusy && leave()}
      widthPx={isChoosing ? 560 : 1120}
      actions={
        <>
          {isChoosing && (
            <Note sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>{chosenWords(others.length, isCounted)}</Note>
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
          tone={now?.tone ?? null}
          others={others}
          onChange={setOthers}
          cost={now && isCounted ? `Each tone uses one regeneration. ${includedWords(now)}` : ''}
          isOffline={isOffline}
        />
      )}
      {!isChoosing && now && (
        <ToneColumns {...{ now, versions, isBusy }} onUse={(version) => void take(version, now.version)} />
      )}
    </Dialog>
  );
}

/** Always there, so that the dialog does not move. */
function chosenWords(count: number, isCounted: boolean): string {
  if (count === 0) return 'Choose at least one.';
  return [counted(count, 'tone'), ...(isCounted ? [counted(count, 'regeneration')] : [])].join(', ');
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
  /** That it has now; null: it was written in others since. */
  tone: Tone | null;
  others: readonly Tone[];
  onChange: (tones: Tone[]) => void;
  /** What a version costs. */
  cost: string;
  isOffline: boolean;
};

const CHOICE = {
  '&&[aria-pressed="true"]': {
    borderColor: 'primary.main',
    bgcolor: 'var(--accent-wash)',
    color: 'primary.dark',
  },
};

/** Which other tones an output is written in; a third one takes the place of the first. */
function ToneChoice({ tone, others, onChange, cost, isOffline }: ToneChoiceProps) {
  const toggle = (key: Tone) =>
    onChange(
      others.includes(key) ? others.filter((other) => other !== key) : [...others, key].slice(-MAX_OTHERS),
    );
  return (
    <>
      <Typography>
        Choose one or two other tones. Each is written as a version of this output and kept. {cost}
      </Typography>
      {isOffline && (
        <Note>
          Without AI a tone changes only how the text begins and whether it ends with a question. One that
          changes nothing is not counted.
        </Note>
      )}
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
  /** As it was. */
  now: NewOutput;
  versions: readonly ToneVersion[];
  isBusy: boolean;
  onUse: (version: number) => void;
};

/** The output in its tones, side by side where there is room. */
function ToneColumns({ now, versions, ...use }: ToneColumnsProps) {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 4 }}>
      <Column
        name={now.tone ? `${TONES[now.tone]} (now)` : 'As it is now'}
        action={null}
        answer={{ ok: true, value: now }}
        {...use}
      />
      {versions.map(({ tone, answer }) => (
        <Column
          key={tone}
          name={TONES[tone]}
          action={`Use ${TONES[tone].toLowerCase()}`}
          {...{ answer, ...use }}
        />
      ))}
    </Stack>
  );
}

/** Stays while its text is read. */
const HEAD = {
  position: 'sticky',
  top: -16,
  zIndex: 1,
  justifyContent: 'space-between',
  m: '-12px -12px 0',
  p: '12px 12px 8px',
  bgcolor: 'background.paper',
  borderRadius: 1,
} as const;

type ColumnProps = Omit<ToneVersion, 'tone'> &
  Pick<ToneColumnsProps, 'isBusy' | 'onUse'> & {
    name: string;
    /** Null: it is kept with the dialog's own button. */
    action: string | null;
  };

function Column({ name, action, answer, isBusy, onUse }: ColumnProps) {
  const output = valueOf({ answer });
  return (
    <Card
      component="section"
      aria-label={name}
      sx={{ flex: '1 1 0', minWidth: 0, p: 4, display: 'flex', flexDirection: 'column', gap: 3 }}
    >
      <Row sx={HEAD}>
        <Typography variant="subtitle2" component="h3">
          {name}
        </Typography>
        {output !== null && action && (
          <SmallButton disabled={isBusy} onClick={() => onUse(output.version)}>
            {action}
          </SmallButton>
        )}
      </Row>
      {answer?.ok === false && <Alert severity="warning">{answer.message}</Alert>}
      {answer === null && (
        <Skeleton variant="rounded" height={200} role="status" aria-label={`Writing ${name}…`} />
      )}
      {output !== null && (
        <Typography
          variant="body2"
          component="div"
          dir="auto"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {output.text}
        </Typography>
      )}
    </Card>
  );
}
