import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DEFAULT_VOICE_RULES, type AppliedVoice } from '@repurpose/contract';
import { TryTab } from './try-tab.js';

const EXAMPLE: AppliedVoice = {
  id: 'example',
  version: 1,
  name: 'Example',
  rules: {
    ...DEFAULT_VOICE_RULES,
    spelling: 'en-GB',
    contractions: 'avoid',
    exclamations: 'avoid',
    signOff: 'The Example team',
  },
  terms: [
    { kind: 'banned', text: 'utilize', forms: ['utilise'], replacement: 'use', isCaseSensitive: false },
    { kind: 'banned', text: 'leverage', forms: [], replacement: 'use', isCaseSensitive: false },
    {
      kind: 'preferred',
      text: 'sign-in',
      forms: ['login', 'log-in'],
      replacement: null,
      isCaseSensitive: false,
    },
  ],
  fingerprint: null,
};

const TEXT =
  'We’re moving! Utilize your new login to organize your favorite colors, and leverage what you’ve saved.';

/** A voice to try on Free. */
export const SampleVoice = () => (
  <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 } }}>
    <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
      Try an example voice
    </Typography>
    <Typography color="textSecondary" sx={{ mb: 5 }}>
      British spelling, no contractions, no exclamation marks; “use” instead of “utilize” and “leverage”,
      “sign-in” instead of “login”.
    </Typography>
    <TryTab voice={EXAMPLE} sample={TEXT} />
  </Paper>
);
