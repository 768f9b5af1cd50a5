export const VOICE_LIMITS = {
  nameChars: 60,
  lineChars: 200,
  hashtags: 10,
  emojiAllowed: 20,
  emojiPer100Words: 20,
  sentenceWords: { least: 8, most: 40 },
  lix: { least: 20, most: 70 },
  paragraphSentences: { least: 1, most: 8 },
  instructionChars: 1_000,
  selfLines: 5,
  previewChars: 20_000,
  samples: 30,
  sampleChars: 20_000,
  sampleTitleChars: 120,
  termChars: 60,
  noteChars: 200,
  versionsShown: 20,
  forms: 20,
  /** Upper bounds; a plan may have less (`PLANS`). */
  terms: 500,
  termsCsvChars: 200_000,
  /** Minimum for a fingerprint. */
  sampleWords: 300,
  /** Minimum for a likeness. */
  judgedWords: 60,
} as const;
