import { languageOf } from '../../languages/registry.js';

/** A speaker's turn: `Ann: “It was ‘fine’.”` */
const TURN = /(?<=^|[\n.!?。！？•] ?)(?<name>[^\s:“”•][^:“”\n•]{1,46}): “(?<said>[^“”]+)”/gu;

/** A quotation alone in its paragraph, or before its source: "“…” — Ada Lund". */
const PARAGRAPH = /(?<=^(?:• )?)“([^“”\n]+[.!?…])”(?=$| \d+\/\d+$| [–—] ?\p{Lu}[^.!?\n]{2,120}$)/gmu;
/** A quotation of whole sentences behind a lead-in, or before what goes on: `Sie schreibt: “…”`. */
const SAID = /(?<=: |^(?:• )?)“([^“”„\n]+[.!?…])”(?=$|\s+\p{Lu})/gmu;
/** A quotation inside a quotation: `‘fine’`, 「ホーム」. */
const QUOTED = /‘([^‘’]*)’(?!\p{L})|「([^「」]*)」/gu;

/** The quotations of a source in the marks that outputs use for what is said. */
export const quotedIn = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/“([^“”]+)”/gu)].map(([, said = '']) => said));

function withOwnMarks(text: string, language: string, written: ReadonlySet<string>): string {
  const marks = languageOf(language).typography.quotation;
  if (!marks || !text.includes('“')) return text;
  const { around, inside } = marks;
  const quoted = (said: string): string => said.replace(QUOTED, `${inside[0]}$1$2${inside[1]}`) + around[1];
  const quotation = (own: string, said: string): string =>
    written.has(said) ? own : around[0].replace(/^ ?: ?/u, '') + quoted(said);
  return text
    .replace(TURN, (own, name: string, said: string) =>
      written.has(said) ? own : name + around[0] + quoted(said),
    )
    .replace(PARAGRAPH, quotation)
    .replace(SAID, (own, said: string) => (written.size === 0 ? quotation(own, said) : own));
}

const NONE: ReadonlySet<string> = new Set();
/** Applies the typography of a language (ISO 639-1): quotation marks, except around what the source has `written` in them, and no-break spaces. */
export function typeset(text: string, language: string, written = NONE): string {
  const marked = withOwnMarks(text, language, written);
  const { noBreak } = languageOf(language).typography;
  return noBreak === undefined ? marked : marked.replace(noBreak, '\u00a0');
}
