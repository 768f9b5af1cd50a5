import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { TONES, TONE_KEYS, type Tone } from '@repurpose/contract';
import { Row } from '../../../../shared/ui/row.js';

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

/** Which other tones an output is written in; a third one takes the place of the first. */
export function ToneChoice({ tone, others, onChange, cost }: ToneChoiceProps) {
  const toggle = (key: Tone) =>
    onChange(
      others.includes(key) ? others.filter((other) => other !== key) : [...others, key].slice(-MAX_OTHERS),
    );
  return (
    <>
      <Typography>
        {tone && `This one is ${TONES[tone].toLowerCase()}. `}Choose one or two other tones. Each is written
        as a version of this output and kept. {cost}
      </Typography>
      <Row role="group" aria-label="Other tones" sx={{ gap: 2 }}>
        {TONE_KEYS.filter((key) => key !== tone).map((key) => (
          <ToggleButton key={key} value={key} selected={others.includes(key)} onChange={() => toggle(key)}>
            {TONES[key]}
          </ToggleButton>
        ))}
      </Row>
    </>
  );
}
