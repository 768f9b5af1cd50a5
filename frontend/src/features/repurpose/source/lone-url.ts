/** Null: the text is not just an address. */
export function loneUrl(text: string): string | null {
  const word = text.trim();
  if (!/^(?:https?:\/\/|www\.)[^\s<>".]+\.[^\s<>"]+$/iu.test(word)) return null;
  return URL.canParse(/^www\./iu.test(word) ? `https://${word}` : word) ? word : null;
}
