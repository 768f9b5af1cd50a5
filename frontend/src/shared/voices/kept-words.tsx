import Typography from '@mui/material/Typography';
import type { VoiceHit } from '@repurpose/contract';
import { hitText } from './voice-words.js';

/** What a voice asks for and a text does not keep, each with the reason. */
export const KeptWords = ({ kept }: { kept: readonly VoiceHit[] }) =>
  kept.map((hit, at) => (
    <Typography key={`${hit.segment} ${at}`} variant="body2" color="text.secondary">
      {hitText(hit)}
    </Typography>
  ));
