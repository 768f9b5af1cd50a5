import {
  cutAtFold,
  previewText,
  type PreviewBlock,
  type PreviewLine,
  ruleOf,
  type Draft,
} from '@repurpose/writing';
import type { FormatKey } from '@repurpose/contract';
import css from './previews.module.css';

/** Sets the layout's own words off from the text. */
export function Line({ line: { label, stretches, suffix } }: { line: PreviewLine }) {
  return (
    <>
      {label !== '' && <span className={`${css.label} soft`}>{label}</span>}
      {stretches.map(({ text, url }, index) =>
        url === '' ? (
          text
        ) : (
          <a key={`${index}-${url}`} href={url} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ),
      )}
      {suffix !== '' && <span className={`${css.label} soft`}>{suffix}</span>}
    </>
  );
}

type BlockProps = { block: PreviewBlock; isUnderTitle?: boolean };

const keyOf = (index: number, { label, text }: PreviewLine) => `${index}-${label}${text.slice(0, 12)}`;

/** Without the layout's words. */
export function Block({ block: { role, lines }, isUnderTitle = false }: BlockProps) {
  if (role === 'item')
    return (
      <ul className={css.items} dir="auto">
        {lines.map((line, index) => (
          <li key={keyOf(index, line)}>
            <Line line={{ ...line, label: line.label.replace('• ', '') }} />
          </li>
        ))}
      </ul>
    );
  const content = lines.map((line, index) => (
    <span className={css.line} key={keyOf(index, line)}>
      <Line line={line} />
    </span>
  ));
  if (role === 'title')
    return (
      <h3 className={css.title} dir="auto">
        {content}
      </h3>
    );
  const Heading = isUnderTitle ? 'h4' : 'h3';
  if (role === 'heading')
    return (
      <Heading className={css.heading} dir="auto">
        {content}
      </Heading>
    );
  return (
    <p className={role === 'label' ? `${css.caps} soft` : css.text} dir="auto">
      {content}
    </p>
  );
}

export function Blocks({ blocks }: { blocks: readonly PreviewBlock[] }) {
  const title = blocks.findIndex(({ role }) => role === 'title');
  return blocks.map((block, index) => (
    <Block key={keyOf(index, firstLine(block))} block={block} isUnderTitle={title >= 0 && title < index} />
  ));
}
const firstLine = ({ lines: [line] }: PreviewBlock): PreviewLine =>
  line ?? { label: '', text: '', suffix: '', stretches: [] };

/** Marks what is seen before the click. */
export function Folded({ text, fold }: { text: string; fold: number | undefined }) {
  const { before, after } = cutAtFold(text, fold ?? text.length);
  const seen = before.trimEnd();
  const hidden = after.trimStart();
  // The blanks at the cut stay in the text, between the last visible word and the rest.
  const gap = text.slice(seen.length, text.length - hidden.length);
  return (
    <p className={css.text} data-folded dir="auto">
      <mark className={css.seen}>{seen}</mark>
      {after !== '' && <span className={css.more} aria-hidden="true" />}
      <span className={css.gap}>{gap}</span>
      {after !== '' && <span className={`${css.hidden} soft`}>{hidden}</span>}
    </p>
  );
}

/** As pasted. */
export const textOf = (blocks: readonly PreviewBlock[]) => previewText(blocks);
export const partOf = (blocks: readonly PreviewBlock[], ...parts: PreviewBlock['part'][]) =>
  blocks.filter(({ part }) => parts.includes(part));

export type ScreenWidth = 'phone' | 'desktop';
export type Screen = { width: ScreenWidth; onWidth: (width: ScreenWidth) => void };
export interface FrameProps {
  format: FormatKey;
  blocks: readonly PreviewBlock[];
  /** Null: the text is not made from a draft. */
  draft: Draft | null;
  width: ScreenWidth;
}

/** Characters that a reader sees before "more"; undefined: all. */
export function foldOf(format: FormatKey, part: string, width: ScreenWidth): number | undefined {
  const rule = ruleOf(format).parts[part];
  return width === 'desktop' ? (rule?.foldWide ?? rule?.fold) : rule?.fold;
}
