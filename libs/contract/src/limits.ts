import type { FormatKey } from './formats.js';

/**
 * Bounds of what a caller may send; the server refuses beyond them before it reads the text, the page says so before.
 * `Chars` are UTF-16 code units.
 */
export const LIMITS = {
  /** Of the source text. */
  contentChars: 100_000,
  /** Entries of the list of formats, duplicates included. */
  formats: 24,
  /** Entries of `settings`, and their names and values; unknown ones are dropped. */
  settings: 24,
  settingChars: 100,
  /** Bytes of a JSON body. */
  bodyBytes: 1_000_000,
  passwordMinChars: 6,
  passwordMaxChars: 256,
  usernameMinChars: 3,
  usernameMaxChars: 60,
  emailMaxChars: 320,
  /** Of a token in a mail's link: 32 bytes. */
  linkTokenChars: 43,
  profileImageUrlMaxChars: 2_048,
  /** What an identity says of itself is cut to the bounds above; beyond this it is refused. */
  profileChars: 8_192,
  firebaseUidChars: 128,
  /** Firebase's own tokens have about 1,200. */
  identityTokenChars: 8_192,
  /** Ids of the payment service. */
  paymentIdChars: 200,
  signatureChars: 2_000,
  idempotencyKeyMaxChars: 255,
  /** Longest work of one task on a text, on the server and in the page. */
  textWorkMs: 10_000,
  /** The low-credit notice shows from 1 to this many credits. */
  lowCredits: 5,
  /** Bytes of an uploaded file. */
  uploadBytes: 10_000_000,
  /** Bytes of an imported page, and the length of its address. */
  pageBytes: 5_000_000,
  urlChars: 2_048,
  /** Free regenerations of one output; each further one costs a credit. */
  includedRegenerations: 3,
  instructionChars: 500,
  /** Parts named in one edit, and the name of a part (`sections.0.paragraphs.1`). */
  parts: 500,
  partIdChars: 60,
  /** Of the same text with the same settings. */
  variants: 1_000,
  /** Of one output. */
  versions: 1_000,
  /** Valid share links of one output. */
  shares: 10,
  /** Of what is looked for in the library, and of every other parameter of its address. */
  searchChars: 200,
  parameterChars: 100,
  tagChars: 40,
  tagsPerTransformation: 20,
  /** Different tags of one user. */
  tags: 200,
  /** Transformations changed by one call. */
  selection: 500,
} as const;

/** Of all texts of one edit: the platform's limit, with a margin for cutting afterwards. */
export const EDIT_CHARS = {
  twitter: 40_000,
  linkedin: 12_000,
  facebook: 100_000,
  instagram: 10_000,
  email: 100_000,
  summary: 20_000,
  youtube: 100_000,
  medium: 110_000,
  podcast: 100_000,
  reels: 50_000,
  tiktok: 50_000,
  infographic: 20_000,
} as const satisfies Record<FormatKey, number>;

/** Timings of the page, fixed by the customer. */
export const UI_TIMINGS = {
  toastRemovalMs: 1_000_000,
  /** The contact form only simulates sending. */
  contactSubmitMs: 1_500,
  googlePopupWidthPx: 500,
  googlePopupHeightPx: 600,
  inputRows: 10,
  outputRows: 12,
} as const;
