/** French sets a space inside its quotation marks and before its double signs, and breaks no line there. */
const FRENCH_SPACES = / (?=[:;!?»%€])|(?<=«) /gu;

/** How a language sets what somebody says: what stands around the name's words, and around what is quoted in them. */
interface Marks {
  around: readonly [open: string, close: string];
  inside: readonly [open: string, close: string];
}
const MARKS: Readonly<Record<string, Marks>> = {
  de: { around: [': „', '“'], inside: ['‚', '‘'] },
  fr: { around: [' : « ', ' »'], inside: ['“', '”'] },
  es: { around: [': «', '»'], inside: ['“', '”'] },
  it: { around: [': «', '»'], inside: ['“', '”'] },
  ja: { around: ['「', '」'], inside: ['『', '』'] },
};
/** A turn of somebody's: `Ann: “It was ‘fine’.”` */
const TURN = /(?<=^|[\n.!?。！？•] ?)(?<name>[^\s:“”•][^:“”\n•]{1,46}): “(?<said>[^“”]+)”/gu;

/** What is quoted in it: `‘fine’`, 「ホーム」. */
const QUOTED = /‘([^‘’]*)’(?!\p{L})|「([^「」]*)」/gu;

function withOwnMarks(text: string, language: string): string {
  const marks = MARKS[language];
  if (!marks || !text.includes(': “')) return text;
  const { around, inside } = marks;
  return text.replace(
    TURN,
    (_, name: string, said: string) =>
      name + around[0] + said.replace(QUOTED, `${inside[0]}$1$2${inside[1]}`) + around[1],
  );
}

/** A text set as its language (ISO 639-1) sets it: the marks around what somebody says, spaces that no line may break at. */
export function typeset(text: string, language: string): string {
  const marked = withOwnMarks(text, language);
  return language === 'fr' ? marked.replace(FRENCH_SPACES, '\u00a0') : marked;
}
