/** The letters and figures of a name, whatever its case, spaces and hyphens. */
export const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** "Github" as "GitHub", "wifi" as "Wi-Fi": another spelling of the same name. */
export const isRespelling = (before: string, after: string): boolean =>
  before !== after && lettersOf(before) === lettersOf(after);
