import type { FormatKey } from './formats.js';

/** Checked by the server before it reads the text; the page warns earlier. `Chars` are UTF-16 code units. */
export const LIMITS = {
  contentChars: 100_000,
  /** Entries of the list of formats, duplicates included. */
  formats: 24,
  /** Entries of `settings`, and the length of their names and values. Unknown ones are dropped. */
  settings: 24,
  settingChars: 100,
  bodyBytes: 1_000_000,
  passwordMinChars: 6,
  passwordMaxChars: 256,
  usernameMinChars: 3,
  usernameMaxChars: 60,
  emailMaxChars: 320,
  /** Of a token in a mail's link: 32 bytes. */
  linkTokenChars: 43,
  profileImageUrlMaxChars: 2_048,
  /** Profile data of an identity is cut to the limits above; beyond this size it is refused. */
  profileChars: 8_192,
  firebaseUidChars: 128,
  /** Firebase's own tokens have about 1,200. */
  identityTokenChars: 8_192,
  /** Stripe's ids. */
  paymentIdChars: 200,
  signatureChars: 2_000,
  idempotencyKeyMaxChars: 255,
  /** Longest run of one text task, on the server and in the page. */
  textWorkMs: 10_000,
  /** The low-credit notice shows from 1 to this many credits. */
  lowCredits: 5,
  uploadBytes: 10_000_000,
  /** Bytes of an imported page, and the length of its address. */
  pageBytes: 5_000_000,
  urlChars: 2_048,
  /** Free regenerations of one output; each further one costs a credit. */
  includedRegenerations: 3,
  instructionChars: 500,
  /** Parts in one edit, and the length of a part's name (`sections.0.paragraphs.1`). */
  parts: 500,
  partIdChars: 60,
  /** Of the same text with the same settings. */
  variants: 1_000,
  versions: 1_000,
  shares: 10,
  /** Of the library's search text, and of each other query parameter. */
  searchChars: 200,
  parameterChars: 100,
  tagChars: 40,
  tagsPerTransformation: 20,
  /** Different tags of one user. */
  tags: 200,
  selection: 500,
} as const;

/** All texts of one edit together: the platform's limit plus room for text that is cut later. */
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

/** How long a message stays: two sentences can be read twice. */
export const READING_MS = 9_000;

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
