import { withStatus } from './with-status.js';

export const VOICE_ERRORS = {
  ...withStatus(400, {
    VOICE_NAME_INVALID: 'A voice needs a name of 1 to 60 plain characters.',
    VOICE_RULES_INVALID: 'One of the rules of this voice is not valid.',
    TERM_INVALID: 'A word of the list is empty or too long.',
    TERMS_FILE_INVALID: 'A word list has at most 500 rows and 200,000 characters.',
    SAMPLE_INVALID: 'A sample needs text, of at most 20,000 characters.',
    VOICE_TEXT_INVALID: 'A preview needs text, of at most 20,000 characters.',
  }),
  ...withStatus(403, {
    VOICES_NOT_IN_PLAN: 'Brand voices are part of the Pro and Agency plans. Please upgrade to use one.',
  }),
  ...withStatus(404, {
    VOICE_UNKNOWN: 'This voice no longer exists. Please choose another one.',
  }),
  ...withStatus(409, {
    VOICE_ARCHIVED: 'This voice is archived: nothing new is written in it. Please choose another one.',
    VOICE_NAME_TAKEN: 'There is a voice with this name already.',
    VOICE_CHANGED: 'This voice was changed in another window. Reload it to see the changes.',
    TOO_MANY_VOICES: 'Your plan has no more voices.',
    TOO_MANY_TERMS: 'Your plan has no more words for a voice.',
    TOO_MANY_SAMPLES: 'A voice has at most 30 samples.',
  }),
};
