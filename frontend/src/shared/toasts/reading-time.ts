/** Long enough to read two sentences twice. */
export const READING_MS = 9_000;
