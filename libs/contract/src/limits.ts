import type { FormatKey } from './formats.js';

/** The server checks before it reads the text; the page warns earlier. `Chars` are UTF-16 code units. */
export const LIMITS = {
  contentChars: 100_000,
  /** Duplicates included. */
  formats: 24,
  settings: 24,
  settingChars: 100,
  bodyBytes: 1_000_000,
  passwordMinChars: 6,
  passwordMaxChars: 256,
  usernameMinChars: 3,
  usernameMaxChars: 60,
  emailMaxChars: 320,
  linkTokenChars: 43,
  profileImageUrlMaxChars: 2_048,
  /** Profile data is cut to the limits above, and refused beyond this size. */
  profileChars: 8_192,
  firebaseUidChars: 128,
  identityTokenChars: 8_192,
  paymentIdChars: 200,
  signatureChars: 2_000,
  idempotencyKeyMaxChars: 255,
  textWorkMs: 10_000,
  lowCredits: 5,
  uploadBytes: 10_000_000,
  pageBytes: 5_000_000,
  urlChars: 2_048,
  /** Of one output. Each further one costs a credit. */
  includedRegenerations: 3,
  instructionChars: 500,
  /** A part's name is for example `sections.0.paragraphs.1`. */
  parts: 500,
  partIdChars: 60,
  variants: 1_000,
  versions: 1_000,
  shares: 10,
  searchChars: 200,
  parameterChars: 100,
  tagChars: 40,
  tagsPerTransformation: 20,
  tags: 200,
  selection: 500,
} as const;

/** All texts of one edit: the platform's limit plus room for text that is cut later. */
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

export const READING_MS = 9_000;

/** Fixed by the customer. */
export const UI_TIMINGS = {
  toastRemovalMs: 1_000_000,
  contactSubmitMs: 1_500,
  googlePopupWidthPx: 500,
  googlePopupHeightPx: 600,
  inputRows: 10,
  outputRows: 12,
} as const;
