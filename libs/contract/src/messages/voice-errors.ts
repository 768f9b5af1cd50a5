export const VOICE_ERRORS = {
  VOICES_NOT_IN_PLAN: {
    status: 403,
    message: 'Brand voices are part of the Pro and Agency plans. Please upgrade to use one.',
  },
  VOICE_UNKNOWN: { status: 404, message: 'This voice no longer exists. Please choose another one.' },
  VOICE_ARCHIVED: {
    status: 409,
    message: 'This voice is archived: nothing new is written in it. Please choose another one.',
  },
  VOICE_NAME_INVALID: { status: 400, message: 'A voice needs a name of 1 to 60 plain characters.' },
  VOICE_NAME_TAKEN: { status: 409, message: 'There is a voice with this name already.' },
  VOICE_RULES_INVALID: { status: 400, message: 'One of the rules of this voice is not valid.' },
  VOICE_CHANGED: {
    status: 409,
    message: 'This voice was changed in another window. Reload it to see the changes.',
  },
  TOO_MANY_VOICES: { status: 409, message: 'Your plan has no more voices.' },
  TERM_INVALID: { status: 400, message: 'A word of the list is empty or too long.' },
  TOO_MANY_TERMS: { status: 409, message: 'Your plan has no more words for a voice.' },
  TERMS_FILE_INVALID: { status: 400, message: 'A word list has at most 500 rows and 200,000 characters.' },
  SAMPLE_INVALID: { status: 400, message: 'A sample needs text, of at most 20,000 characters.' },
  VOICE_TEXT_INVALID: { status: 400, message: 'A preview needs text, of at most 20,000 characters.' },
  TOO_MANY_SAMPLES: { status: 409, message: 'A voice has at most 30 samples.' },
} as const;
