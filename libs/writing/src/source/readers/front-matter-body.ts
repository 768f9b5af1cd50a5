import { isMap, isScalar, isSeq, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import { MappedTextBuilder, type MappedText } from '../../text/mapped-text.js';
import { threesIn } from '../../text/word-threes.js';
import { DESCRIPTIONS } from '../front-matter-values.js';
import type { FrontMatter } from './front-matter.js';

/** Keys with values that are about the page or repeated elsewhere. */
const APART = new RegExp(
  String.raw`(?:alt|image|img|url|path|class|seo|meta|cta|date|tags?|keywords)\d*$|^(?:${DESCRIPTIONS.join('|')})$`,
  'iu',
);
const TITLE = /(?:title|heading|headline)\d*$/iu;
const QUOTE = /(?:quote|testimonial)\d*$/iu;
const CREDIT = /(?:attribution|author|cite|source|name)\d*$/iu;
const PROSE_WORDS = 8;
const TITLE_CHARS = 80;
const PARTED = /<br ?\/?>[ \t]*\n/iu;

type Said = Scalar<string>;
const isSaid = (node: unknown): node is Said => isScalar(node) && typeof node.value === 'string';
const isProse = ({ value }: Said): boolean =>
  value.trim().includes('\n') || (value.split(/\s+/u).length >= PROSE_WORDS && /[.!?…]/u.test(value));

/** Writes the prose in the values of front matter as Markdown. */
class Writer {
  private readonly builder = new MappedTextBuilder();

  constructor(
    private readonly clean: MappedText,
    private readonly from: number,
  ) {}

  write(node: unknown): void {
    if (isSeq(node)) for (const item of node.items) this.write(item);
    else if (isMap(node)) this.writeMap(node);
  }

  build(): MappedText | null {
    const { text, origin } = this.builder.build();
    return text === '' ? null : { text, origin: origin.map((at) => this.clean.origin[at] ?? 0) };
  }

  private writeMap({ items }: YAMLMap): void {
    let title: Said | undefined;
    const credit = items.find(({ key, value }) => isSaid(value) && CREDIT.test(String(key)))?.value;
    for (const { key, value } of items) {
      const name = String(key);
      if (!isSaid(value)) this.write(value);
      else if (TITLE.test(name) && value.value.length <= TITLE_CHARS) title = value;
      else if (!APART.test(name) && isProse(value)) {
        if (title !== undefined) this.say(title, '## ');
        title = undefined;
        const isQuote = QUOTE.test(name);
        this.say(value, isQuote ? '> ' : PARTED.test(value.value) ? '- ' : '');
        if (isQuote && isSaid(credit)) this.say(credit, '> — ');
      }
    }
  }

  private say({ value, range }: Said, mark: string): void {
    let at = this.from + (range?.[0] ?? 0);
    for (const written of value.trim().split('\n')) {
      const line = written
        .trim()
        .replace(mark === '- ' ? /<br ?\/?>$/iu : /(?!)/u, '')
        .replace(/^~ /u, '');
      const found = this.clean.text.indexOf(line, at);
      const end = this.from + (range?.[1] ?? 0);
      this.builder.stand(line === '' ? '' : mark, at);
      if (found >= 0 && found + line.length <= end) {
        this.builder.copy(line, found);
        at = found + line.length;
      } else this.builder.stand(line, at);
      this.builder.stand('\n', at);
    }
    this.builder.stand('\n', at);
  }
}

/** The text of a page that has prose only in its front matter; null for any other. */
export function bodyInFrontMatter(clean: MappedText, { end }: FrontMatter): MappedText | null {
  const open = /^\s{0,20}---[ \t]*\n/u.exec(clean.text)?.[0].length ?? 0;
  if (open === 0 || end === 0 || clean.text.slice(end).trim() !== '') return null;
  const body = clean.text.slice(open, end).replace(/\n(?:---|\.\.\.)[ \t]*\n*$/u, '\n');
  const document = parseDocument(body, { logLevel: 'silent', uniqueKeys: false });
  if (document.errors.length > 0) return null;
  const writer = new Writer(clean, open);
  writer.write(document.contents);
  return writer.build();
}

const LINE_CHARS = 320;
/** A description with this share of its three-word sequences in the text repeats it. */
const REPEATED = 0.3;

/** The text below the front matter after a first paragraph that is only in its description; null for none. */
export function leadInFrontMatter({ text, origin }: MappedText, front: FrontMatter): MappedText | null {
  const words = front.description.split(/\s+/u);
  // a note on the guest of an interview
  const isOfGuest = front.title.includes(words.slice(0, 2).join(' '));
  if (front.description.length <= LINE_CHARS || isOfGuest) return null;
  const below = new Set(threesIn(text.slice(front.end)));
  const own = threesIn(front.description);
  if (own.filter((three) => below.has(three)).length >= own.length * REPEATED) return null;
  const builder = new MappedTextBuilder();
  let at = 0;
  for (const word of words) {
    at = Math.max(at, text.indexOf(word, at));
    builder.copy(word, at);
    builder.stand(' ', at + word.length);
  }
  builder.stand('\n\n', at);
  builder.copy(text.slice(front.end), front.end);
  const built = builder.build();
  return { text: built.text, origin: built.origin.map((place) => origin[place] ?? 0) };
}
