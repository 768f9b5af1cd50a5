import { languageOf } from '../../languages/registry.js';

/** A speaker's turn: `Ann: “It was ‘fine’.”` */
const TURN = /(?<=^|[\n.!?。！？•] ?)(?<name>[^\s:“”•][^:“”\n•]{1,46}): “(?<said>[^“”]+)”/gu;

const PARAGRAPH = /(?<=^(?:• )?)“([^“”\n]+[.!?…])”(?=$| \d+\/\d+$)/gmu;
/** A quotation inside a quotation: `‘fine’`, 「ホーム」. */
const QUOTED = /‘([^‘’]*)’(?!\p{L})|「([^「」]*)」/gu;

function withOwnMarks(text: string, language: string): string {
  const marks = languageOf(language).typography.quotation;
  if (!marks || !text.includes('“')) return text;
  const { around, inside } = marks;
  const quoted = (said: string): string => said.replace(QUOTED, `${inside[0]}$1$2${inside[1]}`) + around[1];
  return text
    .replace(TURN, (_, name: string, said: string) => name + around[0] + quoted(said))
    .replace(PARAGRAPH, (_, said: string) => around[0].replace(/^ ?: ?/u, '') + quoted(said));
}

/** Applies the typography of a language (ISO 639-1): quotation marks and no-break spaces. */
export function typeset(text: string, language: string): string {
  const marked = withOwnMarks(text, language);
  const { noBreak } = languageOf(language).typography;
  return noBreak === undefined ? marked : marked.replace(noBreak, '\u00a0');
}
