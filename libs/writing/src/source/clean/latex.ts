import { oneOf } from '../../text/one-of.js';
import { readableFormula } from './formulas.js';
import { REMOVED } from './template-tags.js';

const blank = (piece: string): string => piece.replace(/[^\n]/g, ' ');
const gone = (piece: string): string => piece.replace(/[^\n]/g, REMOVED);
/** `kept` in the middle of a piece whose rest is dropped; as long as the piece. */
const only = (piece: string, kept: string): string => {
  const at = piece.indexOf(kept);
  return gone(piece.slice(0, at)) + kept + gone(piece.slice(at + kept.length));
};
const mark = (sign: string, length: number): string =>
  sign + REMOVED.repeat(Math.max(0, length - sign.length));

const SIGNS = /\\(?:documentclass|begin\{document\}|(?:sub)*section\*?\{|usepackage|chapter\*?\{)/;

/** Whether a paste is LaTeX: a command that only LaTeX has, near its beginning. */
export function isLatex(text: string): boolean {
  return SIGNS.test(text.slice(0, 8_000));
}

const LEVELS: Readonly<Record<string, number>> = {
  title: 1,
  part: 2,
  chapter: 2,
  section: 2,
  subsection: 3,
  subsubsection: 4,
  paragraph: 5,
};
const ACCENTS: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  '~': '\u0303',
  c: '\u0327',
  v: '\u030C',
};
const LETTERS: Readonly<Record<string, string>> = {
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  ae: 'æ',
  AE: 'Æ',
  aa: 'å',
  l: 'ł',
  i: 'ı',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
  ldots: '…',
  dots: '…',
  textendash: '–',
  textemdash: '—',
  S: '§',
  euro: '€',
  pounds: '£',
};
/** Verbatim content: inline formulas and listings. */
const MATH = /(?<!\\)\$(?! )[^$\n]{1,300}(?<! )\$(?!\d)|\\\([^\n]{1,300}?\\\)/g;
const ENVIRONMENTS = oneOf`equation align gather multline eqnarray displaymath verbatim lstlisting minted`;
const DISPLAYED = new RegExp(
  [
    String.raw`\\begin\{((?:${ENVIRONMENTS})\*?)\}(?:\[[^\]\n]{0,200}\]|\{[^}\n]{0,40}\})*`,
    String.raw`\\end\{(?:${ENVIRONMENTS})\*?\}`,
    String.raw`^[ \t]*\\[[\]][ \t]*$`,
  ].join('|'),
  'gm',
);
const HIDDEN =
  /\\begin\{(figure|table|tabular|tikzpicture|thebibliography|comment)(\*?)\}(?:(?!\\end\{\1)[^]){0,6000}\\end\{\1\2\}/g;
const PLAIN_ARGUMENT = '\\{[^{}\\n]{0,400}\\}';
const OPTION = '(?:\\[[^\\]\\n]{0,200}\\])';
const PLACES = oneOf`Sections? Figures? Fig\. Tables? Chapters? Appendix Equations? Eqs?\.`;
/** Commands dropped with their argument. */
const REFERENCES = oneOf`
  cite\w* label ref eqref pageref autoref cref index footnote(?:mark|text)? thanks bibliographystyle`;
const DROPPED = new RegExp(
  [
    String.raw`\(?(?:[Ss]ee|cf\.)[~ ](?:${PLACES})[~ ]\\(?:ref|eqref|autoref|cref)${PLAIN_ARGUMENT}\)?\.?`,
    String.raw`[~ ]?\\(?:${REFERENCES})\*?${OPTION}{0,2}${PLAIN_ARGUMENT}`,
  ].join('|'),
  'g',
);
const SETUP_COMMANDS = oneOf`
  documentclass usepackage input include includegraphics bibliography(?:style)? addbibresource vspace hspace
  pagestyle thispagestyle setlength setcounter newcommand renewcommand author date affil email keywords
  hypersetup begin end caption color newpage`;
const SETUP = new RegExp(
  String.raw`\\(?:${SETUP_COMMANDS})\*?${OPTION}{0,3}(?:${PLAIN_ARGUMENT}){0,3}${OPTION}{0,1}`,
  'g',
);

/** Commands around words, from the inside out: `\\emph{a \\textbf{b}}` keeps `a b`. */
function unwrapped(text: string): string {
  let out = text;
  for (let depth = 0; depth < 4 && out.includes('\\'); depth += 1)
    out = out
      .replace(new RegExp(DROPPED), gone)
      .replace(
        /\\(?:textcolor\{[^{}\n]{0,40}\}|href\{[^{}\n]{0,300}\}|(?!(?:title|part|chapter|(?:sub){0,2}section|paragraph|item|begin|end)\b)[a-zA-Z]{2,20}\*?)\{([^{}\n]{0,2000})\}/g,
        (piece: string, inner: string) =>
          gone(piece.slice(0, piece.length - inner.length - 1)) + inner + REMOVED,
      );
  return out;
}

function heading(piece: string, name: string, title: string): string {
  const signs = '#'.repeat(LEVELS[name] ?? 3);
  const lead = piece.length - title.length - 1;
  return `${signs}${' '.repeat(Math.max(1, lead - signs.length))}${title}\n`;
}

/** Prose outside of formulas and listings, in Markdown's signs. */
function prose(text: string): string {
  return unwrapped(text)
    .replace(
      /\\(title|part|chapter|section|subsection|subsubsection|paragraph)\*?(?:\[[^\]\n]{0,200}\])?\{([^{}\n]{1,400})\}/g,
      (piece: string, name: string, title: string) => heading(piece, name, title),
    )
    .replace(new RegExp(SETUP), (piece) => blank(piece))
    .replace(/^[ \t]*\\item(?![a-zA-Z])[ \t]*(?:\[([^\]\n]{0,200})\])?/gm, (piece: string, term = '') =>
      term === ''
        ? `- ${REMOVED.repeat(piece.length - 2)}`
        : `- ${only(piece.slice(2), `${term}]`).replace(`${term}]`, `${term}:`)}`,
    )
    .replace(
      /\\(['`^"~])\{?([A-Za-z])\}?|\\([cv])\{([A-Za-z])\}/g,
      (piece: string, sign, letter, other, below) =>
        mark(`${letter ?? below ?? ''}${ACCENTS[sign ?? other ?? ''] ?? ''}`.normalize('NFC'), piece.length),
    )
    .replace(/\\([a-zA-Z]{1,20})\*?(?:\{\})?[ ]?/g, (piece: string, name: string) => {
      const letter = LETTERS[name];
      return letter === undefined ? gone(piece) : mark(letter, piece.length);
    })
    .replace(/\\\\(?:\[[^\]\n]{0,20}\])?|\\[,;:! ]/g, (piece) => mark(' ', piece.length))
    .replace(/---|--|``|''/g, (piece) => mark(QUOTES[piece] ?? piece, piece.length))
    .replace(/~/g, ' ')
    .replace(/(?<!\\)[{}]/g, REMOVED);
}

const QUOTES: Readonly<Record<string, string>> = { '---': '—', '--': '–', '``': '“', "''": '”' };

/** LaTeX in Markdown's signs, of the same length. Formulas with a sign for everything are read, others stay. */
export function latexOnly(text: string): string {
  const body = text.indexOf('\\begin{document}');
  const preamble = unwrapped(text.slice(0, Math.max(0, body)));
  const title = /\\title(?:\[[^\]\n]{0,200}\])?\{[^{}\n]{1,400}\}/.exec(preamble);
  const from = title?.index ?? 0;
  const to = from + (title?.[0].length ?? 0);
  const head = blank(preamble.slice(0, from)) + preamble.slice(from, to) + blank(preamble.slice(to));
  const own = (head + text.slice(Math.max(0, body)))
    .replace(/\\end\{document\}[^]*$/, blank)
    .replace(/(?<!\\)%[^\n]*/g, blank)
    .replace(HIDDEN, blank)
    .replace(DISPLAYED, (piece) => `\`\`\`${blank(piece.slice(3))}`.slice(0, Math.max(3, piece.length)));
  return outsideOf(own, prose);
}

/** Rewrites what is neither a formula nor between fences. */
function outsideOf(text: string, rewrite: (piece: string) => string): string {
  const out: string[] = [];
  let last = 0;
  const kept = new RegExp(`^\`\`\`[^]*?^\`\`\`|${MATH.source}`, 'gm');
  for (const match of text.matchAll(kept)) {
    const [own] = match;
    out.push(rewrite(text.slice(last, match.index)), own.startsWith('```') ? own : readableFormula(own));
    last = match.index + match[0].length;
  }
  out.push(rewrite(text.slice(last)));
  return out.join('');
}
