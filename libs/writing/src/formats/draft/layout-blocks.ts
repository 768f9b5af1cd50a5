import type { Labels } from '../../languages/labels.js';

/** A piece of an output; `isOurs` if the layout adds it (post numbers, labels, times, hashtags). */
export interface Piece {
  text: string;
  isOurs: boolean;
}
export type LayoutPart =
  | 'post'
  | 'body'
  | 'inbox'
  | 'title'
  | 'subtitle'
  | 'hook'
  | 'script'
  | 'description'
  | 'tags'
  | 'scene'
  | 'caption'
  | 'figure'
  | 'footer';
export type BlockRole = 'title' | 'heading' | 'label' | 'item' | 'text';
export interface LayoutBlock {
  role: BlockRole;
  part: LayoutPart;
  pieces: Piece[];
}

export const said = (text: string): Piece => ({ text, isOurs: false });
export const ours = (text: string): Piece => ({ text, isOurs: true });
export const block = (role: BlockRole, ...pieces: Piece[]): LayoutBlock => ({
  role,
  part: 'body',
  pieces,
});
export const inPart = (part: LayoutPart, ...blocks: LayoutBlock[]) =>
  blocks.map((each) => ({ ...each, part }));
export const text = (content: string) => block('text', said(content));
export const heading = (before: string, title: string, behind = '') =>
  block('heading', ours(before), said(title), ours(behind));
export const labelled = (label: string, { colon }: Labels, content: string, role: BlockRole = 'text') =>
  block(role, ...(label === '' || content === '' ? [] : [ours(label + colon)]), said(content));
/** Puts a label above blocks, unless the label or all blocks are empty. */
export const under = (label: string, ...blocks: LayoutBlock[]) =>
  label === '' || blocks.every((each) => textOf(each) === '')
    ? blocks
    : [block('label', ours(label)), ...blocks];

export function textOf(layoutBlock: LayoutBlock): string {
  return layoutBlock.pieces.map((piece) => piece.text).join('');
}

/** The marker of an item that is nested in the bullet before it. */
export const NESTED = '– ';
export const isNested = (content: string): boolean => content.startsWith(NESTED);

export function bullets(contents: readonly string[]): LayoutBlock {
  const marks = contents.map((content) => (isNested(content) ? '' : '• '));
  return block(
    'item',
    ...contents.flatMap((content, at) => [ours(`${at > 0 ? '\n' : ''}${marks[at] ?? ''}`), said(content)]),
  );
}
