import type { FormatKey } from '@repurpose/contract';
import { stretchesOf, type Stretch } from '../formats/draft/stretches.js';
import { linksInBlocks } from '../formats/draft/links-in-blocks.js';
import type { Draft, DraftLink } from '../formats/draft/draft.types.js';
import type { BlockRole, LayoutBlock, LayoutPart, Piece } from '../formats/draft/layout-blocks.js';
import { layoutDraft } from '../formats/draft/layout.js';
import { renderedLanguageOf } from '../formats/draft/render-draft.js';

/** A line of an output: the words between what the layout put before and after them. */
export interface PreviewLine {
  label: string;
  text: string;
  suffix: string;
  /** The text in pieces, for its links. */
  stretches: Stretch[];
}
export interface PreviewBlock {
  part: LayoutPart;
  role: BlockRole;
  lines: PreviewLine[];
}
export interface PreviewInput {
  format: FormatKey;
  text: string;
  /** Its draft, if at hand: parts are then known. */
  draft: Draft | null;
}

type Line = Omit<PreviewLine, 'stretches'>;
type Links = readonly (readonly DraftLink[])[];

function append(line: Line, text: string, isOurs: boolean): void {
  if (text === '') return;
  if (!isOurs) {
    line.text += line.suffix + text;
    line.suffix = '';
  } else if (line.text === '') line.label += text;
  else line.suffix += text;
}

function linesOf(pieces: readonly Piece[], links: Links = []): PreviewLine[] {
  const lines: Line[] = [{ label: '', text: '', suffix: '' }];
  for (const { text, isOurs } of pieces) {
    text.split('\n').forEach((stretch, index) => {
      if (index > 0) lines.push({ label: '', text: '', suffix: '' });
      const line = lines.at(-1);
      if (line) append(line, stretch, isOurs);
    });
  }
  return lines.map((line, at) => ({ ...line, stretches: stretchesOf(line.text, links[at]) }));
}

const ofLayout = ({ part, role, pieces }: LayoutBlock, links: Links | undefined): PreviewBlock => ({
  part,
  role,
  lines: linesOf(pieces, links),
});

/** In the parts its platform shows; `previewText` of it is the output itself. Without a draft, plain paragraphs. */
export function previewOf({ format, text, draft }: PreviewInput): PreviewBlock[] {
  const language = draft ? renderedLanguageOf(draft, text) : null;
  if (draft && language !== null) {
    const blocks = layoutDraft(draft, language);
    const links = linksInBlocks(blocks, draft);
    return blocks.map((block, at) => ofLayout(block, links[at]));
  }
  const part = format === 'twitter' ? 'post' : 'body';
  return text.split('\n\n').map((content) => ({
    part,
    role: 'text',
    lines: linesOf([{ text: content, isOurs: false }]),
  }));
}

/** The text that blocks of a preview show, as copied and exported. */
export function previewText(blocks: readonly PreviewBlock[]): string {
  return blocks
    .map(({ lines }) => lines.map(({ label, text, suffix }) => label + text + suffix).join('\n'))
    .join('\n\n');
}
