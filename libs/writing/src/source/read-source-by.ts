import { cleanContent } from './clean/clean.js';
import { besideCodeSigns } from './clean/code-signs.js';
import { decodeEntities } from './clean/entities.js';
import { readKirbyTags } from './clean/kirby.js';
import { readFrontMatter, type FrontMatter } from './readers/front-matter.js';
import { bodyInFrontMatter, leadInFrontMatter } from './readers/front-matter-body.js';
import { htmlBlocks, htmlTitle } from './readers/html-blocks.js';
import { bylineOf } from './clean/boilerplate.js';
import type { LanguageModel } from '../languages/detect-language.js';
import { languageOfBlocks } from './structure/language-of-blocks.js';
import { markdownBlocks } from './readers/markdown-blocks.js';
import { headedInBold, longLeadsTold } from './structure/bold-lines.js';
import { withAddresses } from './structure/addresses.js';
import { withoutFootnotes } from './structure/footnotes.js';
import {
  withCaptionsBelow,
  withHalvesJoined,
  withoutJoints,
  withRemarksInItems,
} from './structure/item-joints.js';
import { layOut, type Page } from './structure/lay-out.js';
import { countWords } from '../text/count-words.js';
import type { MappedText } from '../text/mapped-text.js';
import { withoutForms } from './clean/pasted-forms.js';
import { breakLines } from './readers/plain-breaks.js';
import { normalizeMarks, typedDashes } from './readers/plain-marks.js';
import { hasHeadings, promoteHeadings } from './readers/plain-headings.js';
import { promoteNumbered } from './readers/numbered-headings.js';
import { type RawBlock } from './readers/raw-block.js';
import { splitLastHeads, splitRunInHeads } from './structure/run-in-heads.js';
import { setAside } from './structure/set-aside.js';
import { readSignatures, readSignedBelow } from './structure/signatures.js';
import { sentencesOf } from './structure/sentences.js';
import { sectionsOf, titleOf, withoutSite } from './structure/structure.js';
import { readLettered } from './lettered-questions.js';
import type { Block, Source } from './source.types.js';
import { readTranscript } from './readers/transcript.js';
import { readInlineItems } from './structure/inline-items.js';
import {
  readFlatTables,
  readLabelledItems,
  readLabelsAbove,
  readLinesInBold,
} from './structure/labelled-items.js';
import {
  readBoldSteps,
  readGluedItems,
  readTypedItems,
  readUnmarkedItems,
  withoutTypedNumbers,
} from './structure/typed-items.js';
import { readLightMarks } from './clean/light-marks.js';
import { readReplaced, readRestMarks } from './clean/rest-marks.js';
import { readWikiMarks } from './clean/wiki-marks.js';
import { maskTemplateTags } from './clean/templates/template-tags.js';

const writtenBlocks = (text: string, start: number, model: LanguageModel): RawBlock[] =>
  splitLastHeads(markdownBlocks(text, start), text, model);

/** The blocks of a text as it is written, without its footnotes and rules. */
function blocksOf(text: string, start: number, isHtml: boolean, model: LanguageModel): RawBlock[] {
  const options = { start, end: text.length, isMarkdownInside: BOLD.test(text) };
  const blocks = isHtml
    ? readTypedItems(headedInBold(htmlBlocks(text, options)))
    : readBoldSteps(readUnmarkedItems(readGluedItems(writtenBlocks(text, start, model))), text, model);
  return withoutFootnotes(longLeadsTold(readLinesInBold(blocks, text))).filter(
    ({ kind, mapped }) =>
      (isHtml || !RULE.test(mapped.text)) && (kind === 'code' || !OMISSION.test(mapped.text.trim())),
  );
}

/** `readSource` with a given language model, which decides only if the text itself does not. */
export function readSourceBy(model: LanguageModel, content: string): Source {
  const { clean: marked, front } = withoutFrontMatter(readReplaced(readKirbyTags(cleanContent(content))));
  const clean = readLightMarks({ text: readRestMarks(marked.text), origin: marked.origin }, front.end);
  const isHtml = looksLikeHtml(clean.text.slice(front.end, front.end + 20_000));
  const readable: MappedText = {
    text: besideCodeSigns(clean.text, (text) =>
      typedDashes(
        isHtml ? maskTemplateTags(text) : normalizeMarks(readWikiMarks(maskTemplateTags(withoutForms(text)))),
      ),
    ),
    origin: clean.origin,
  };
  const lined = isHtml ? readable : breakLines(readable, front.end);
  const written = blocksOf(lined.text, front.end, isHtml, model);
  const talk = readTranscript(readLettered(written), front, model);
  const read = isHtml ? talk : splitRunInHeads(talk);
  const shown = withHalvesJoined(withCaptionsBelow(setAside(withAddresses(read))));
  const told = readSignedBelow(readFlatTables(shown), model);
  const raw = isHtml ? told : headedBlocks(told, written, lined.text);
  const page = layOut(
    readSignatures(
      withoutJoints(
        withoutTypedNumbers(
          readInlineItems(readLabelledItems(withRemarksInItems(readLabelsAbove(raw)), model)),
        ),
      ),
    ),
    lined.origin,
    content.length,
  );
  const prose = proseIndexes(page.blocks, page.asides);
  const title = titleIn(front, page, isHtml ? htmlTitle(clean.text) : '');
  const language = languageOfBlocks(
    model,
    prose.flatMap((index) => page.blocks[index] ?? []),
    title,
  );
  return {
    text: page.text,
    title,
    author: decodeEntities(front.author) || bylineOf(page.blocks),
    unshown: decodeEntities(`${front.values}\n${descriptionsIn(content)}`),
    description: decodeEntities(front.description),
    tags: front.tags.map(decodeEntities),
    published: front.date,
    language,
    blocks: page.blocks,
    sections: sectionsOf(page.blocks, page.asides),
    sentences: sentencesOf(page, prose, language),
    links: page.links,
    code: page.code,
    toContent: page.toContent,
    wordCount: countWords(page.text, language),
  };
}

const DESCRIPTION = /!\[([^[\]\n]{3,400})\]\(|\balt=(?:"([^"<>\n]{3,400})"|'([^'<>\n]{3,400})')/giu;
/** Fewer words are a name or a caption. */
const LEAST_WORDS = 4;
/** What a text says of its pictures for those who do not see them, on a line each. */
const descriptionsIn = (content: string): string =>
  Array.from(content.matchAll(DESCRIPTION), ([, ...texts]) => texts.find(Boolean) ?? '')
    .filter((text) => text.split(' ').length >= LEAST_WORDS)
    .join('\n');

/** The declared title, as the page shows it, else the title of the text. */
function titleIn({ title }: FrontMatter, { blocks, asides }: Page, pageTitle: string): string {
  const shown = blocks.filter((_, index) => !asides.has(index));
  const declared = decodeEntities(isDateOnly(title, blocks) ? '' : title).replace(/<\/?[a-z][^<>]*>/giu, '');
  return withoutSite(declared, shown) || titleOf(shown, pageTitle);
}

/** The text with what its front matter declares. Prose that is only in the front matter becomes part of the text. */
function withoutFrontMatter(clean: MappedText): { clean: MappedText; front: FrontMatter } {
  const front = readFrontMatter(clean.text);
  const body = bodyInFrontMatter(clean, front);
  if (body !== null) return { clean: body, front: { ...front, end: 0 } };
  const led = leadInFrontMatter(clean, front);
  return led === null ? { clean, front } : { clean: led, front: { ...front, description: '', end: 0 } };
}

/** Markdown inside the HTML of a blog: "<li>**Read it aloud.** …". */
const BOLD = /\*\*\p{L}[^*\n]{1,200}\*\*/u;
/** A line of signs that separates parts as a rule does. */
const RULE = /^[=~_*#+.-]{3,}$|^[—–-]{1,2} ?\p{L}+ ?[—–-]{1,2}$/u;

/** A paragraph left out of a quotation: it would part the others from their lead-in. */
const OMISSION = /^[([]?(?:…|\.{3})[)\]]?$/u;

/** Finds the headings of Markdown or a paste: marked ones, or lines that look like headings. */
function headedBlocks(told: RawBlock[], written: readonly RawBlock[], content: string): RawBlock[] {
  const blocks = promoteNumbered(told, content);
  return hasHeadings(written) ? blocks : promoteHeadings(blocks);
}

const HTML_TAG = /<(?:p|div|h[1-6]|ul|ol|li|table|article|section|main|blockquote|body|br)\b[^>\n]{0,500}>/gi;
const MARKDOWN_SIGN =
  /^(?:#{1,6} \S| {0,3}[*-] \S|\d+\. \S|> \S|```|\*\*[^*\n]{1,80}\*\*[ \t]*$)|\]\([^)\s([]{1,300}\)/gm;

/** Headings of Markdown, each between blank lines: "## What to keep". HTML has none, but in code they are remarks. */
const MARKED_HEADING = /(?<=\n[ \t]*\n)#{2,6} \S[^\n]*(?=\n[ \t]*\n)/gu;
const LEAST_HEADINGS = 2;
const hasMarkedHeadings = (head: string): boolean =>
  !/<pre\b/iu.test(head) && (head.match(MARKED_HEADING)?.length ?? 0) >= LEAST_HEADINGS;

function looksLikeHtml(head: string): boolean {
  if (/^\s*<(?:!doctype|html|head|body)\b/i.test(head)) return true;
  const tags = head.match(HTML_TAG)?.length ?? 0;
  const signs = head.match(MARKDOWN_SIGN)?.length ?? 0;
  if (tags === 0 || signs >= tags || hasMarkedHeadings(head)) return false;
  // a text below a single tag, such as that around a video, is Markdown
  return /^\s*<[a-z]/i.test(head) ? tags > 1 && signs * 3 < tags : tags >= 3 && signs === 0;
}

/** Whether a title is only the date in a heading that says more: "2012-10-06" and "Meeting of 2012-10-06". */
const isDateOnly = (title: string, blocks: readonly Block[]): boolean =>
  /^\d[\d./ -]{5,9}$/u.test(title) &&
  blocks.some(({ kind, text }) => kind === 'heading' && text !== title && text.includes(title));

/** Indexes of blocks with sentences; headings and table rows only if there is nothing else. */
function proseIndexes(blocks: readonly Block[], asides: ReadonlySet<number>): number[] {
  const indexes = [...blocks.keys()];
  const ofKinds = (kinds: readonly string[]): number[] =>
    indexes.filter((index) => {
      const { kind = '' } = blocks[index] ?? {};
      return !asides.has(index) && kinds.includes(kind);
    });
  const prose = ofKinds(['paragraph', 'item', 'quote']);
  return prose.length > 0 ? prose : ofKinds(['heading', 'table']);
}
