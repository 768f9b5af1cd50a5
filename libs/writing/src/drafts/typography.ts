/** French sets a space inside its quotation marks and before its double signs, and breaks no line there. */
const FRENCH_SPACES = / (?=[:;!?»%€])|(?<=«) /gu;

/** A text with the spaces of its language (ISO 639-1) that no line may break at. */
export function withFixedSpaces(text: string, language: string): string {
  return language === 'fr' ? text.replace(FRENCH_SPACES, '\u00a0') : text;
}
