const SPEECH_CHARS = 1000;
const SPEECH = /^\s*(?:["“„«]|&(?:quot|ldquo);)[^"“”„«»]+(?:["“”»]|&(?:quot|rdquo);)\s*$/u;
const OPENS_SPEECH = /^\s*(?:["“„«]|&(?:quot|ldquo);)[\p{L}\p{N}¿¡…]/u;
/** Whether a line break is behind a line all in quotation marks and before another quotation: '"Is it open?"<br>"Yes."' */
export function isBetweenSpeeches(html: string, start: number, end: number): boolean {
  if (!OPENS_SPEECH.test(html.slice(end, end + SPEECH_CHARS))) return false;
  const before = html.slice(Math.max(0, start - SPEECH_CHARS), start);
  return SPEECH.test(before.slice(before.lastIndexOf('>') + 1));
}
