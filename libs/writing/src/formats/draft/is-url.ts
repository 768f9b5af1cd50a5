const PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:'];

/** Whether a text is an absolute web or mail address. */
export const isUrl = (address: string): boolean =>
  URL.canParse(address) && PROTOCOLS.includes(new URL(address).protocol);
