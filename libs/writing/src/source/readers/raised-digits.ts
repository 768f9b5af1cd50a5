const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number of up to three digits in superscript signs; anything else is none. */
export const raisedDigits = (raw: string): string =>
  /^\s*\d{1,3}\s*$/.test(raw) ? raw.trim().replace(/\d/g, (digit) => RAISED[Number(digit)] ?? '') : '';
