/** Bounds of what a caller may send; the server refuses beyond them, the page says so before. */
export const LIMITS = {
  /** UTF-16 code units of the source text. */
  contentChars: 100_000,
  /** Bytes of a JSON body. */
  bodyBytes: 1_000_000,
  /** Spec §5 and §9. */
  passwordMinChars: 6,
  passwordMaxChars: 256,
  usernameMinChars: 3,
  usernameMaxChars: 60,
  emailMaxChars: 320,
  profileImageUrlMaxChars: 2_048,
  idempotencyKeyMaxChars: 255,
  /** The low-credit notice shows from 1 to this many credits (spec §9). */
  lowCredits: 5,
  /** Bytes of an uploaded file. */
  uploadBytes: 10_000_000,
  /** Regenerations of one piece that cost nothing; each one after them costs a credit. */
  includedRegenerations: 3,
  instructionChars: 500,
  /** Versions of one piece. */
  versions: 1_000,
  /** Public links of one piece that are good at the same time. */
  shares: 10,
  /** UTF-16 code units of what is looked for in the library. */
  searchChars: 200,
  tagChars: 40,
  tagsPerTransformation: 20,
  /** Different tags of one user. */
  tags: 200,
  /** Transformations changed by one call. */
  selection: 500,
} as const;

/** Timings of the page that the spec fixes. */
export const UI_TIMINGS = {
  /** A dismissed toast is removed after this long (spec §9). */
  toastRemovalMs: 1_000_000,
  /** The contact form only simulates sending (spec §2). */
  contactSubmitMs: 1_500,
  googlePopupWidthPx: 500,
  googlePopupHeightPx: 600,
  inputRows: 10,
  outputRows: 12,
} as const;
