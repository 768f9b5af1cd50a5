const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** "German" of `de`. */
export const languageName = (code: string): string => NAMES.of(code) ?? code;
