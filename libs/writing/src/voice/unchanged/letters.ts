/** A name's letters and digits in lower case, without spaces and hyphens. */
export const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether two names differ only in case, spaces or hyphens: "Github" and "GitHub", "wifi" and "Wi-Fi". */
export const isRespelling = (before: string, after: string): boolean =>
  before !== after && lettersOf(before) === lettersOf(after);
