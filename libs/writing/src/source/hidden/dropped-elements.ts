import type { DefaultTreeAdapterMap } from 'parse5';
import { countWords } from '../../languages/words.js';
import { onceFor } from '../../text/once-for.js';
import { isCredit } from '../quotations/credits.js';
import { attribute, isBlank, isCaption, isElement, isHeadRow } from '../readers/html-places.js';

type Element = DefaultTreeAdapterMap['element'];

const DROPPED = new Set(
  'script style noscript template head nav footer aside-nav form button select svg math iframe object embed video audio canvas img picture map figcaption dialog menu input textarea del s strike'.split(
    ' ',
  ),
);

/** What a figure may be besides a picture. */
const IN_FIGURE = new Set('table pre blockquote ul ol'.split(' '));
const PICTURE_CLASS = /(?:^|[\s_-])(?:photo|image|img|figure|caption|thumb(?:nail)?)(?:$|[\s_-])/iu;
/** A picture with its caption. */
const isPicture = (node: Element): boolean =>
  (node.tagName === 'figure' || PICTURE_CLASS.test(attribute(node, 'class'))) &&
  !node.childNodes.some((child) => isElement(child) && IN_FIGURE.has(child.tagName));

const SHOWN = new Set('img picture figure video iframe audio embed object'.split(' '));
export const isShown = (node: Element): boolean => SHOWN.has(node.tagName) || isPicture(node);

type Node = DefaultTreeAdapterMap['childNode'];
/** The share of the page that a column takes by its own style; 0 for any other element. */
function columnWidth(node: Node): number {
  const style = isElement(node) ? attribute(node, 'style') : '';
  const [, width = '0'] =
    (/\bfloat\s*:\s*(?:left|right)/iu.test(style) && /(?<![-\w])width\s*:\s*(\d{1,3})%/iu.exec(style)) || [];
  return Number(width);
}
const widestIn = onceFor((parent: DefaultTreeAdapterMap['parentNode']): number =>
  parent.childNodes.reduce((most, node) => Math.max(most, columnWidth(node)), 0),
);

const SIDE_NODES = 400;
/** Whether an element is a column of links beside a wider one: sponsors, other pages. */
function isSideColumn(node: Element): boolean {
  const width = columnWidth(node);
  if (width === 0 || node.parentNode === null || width >= widestIn(node.parentNode)) return false;
  const chars = { linked: 0, loose: 0 };
  const waiting: { node: Node; isLinked: boolean }[] = [{ node, isLinked: false }];
  for (let left = SIDE_NODES; left > 0 && waiting.length > 0; left -= 1) {
    const { node: own, isLinked } = waiting.pop() ?? { node, isLinked: true };
    if ('value' in own) chars[isLinked ? 'linked' : 'loose'] += own.value.trim().length;
    if (!isElement(own) || /^h[2-6]$/u.test(own.tagName)) continue;
    for (const child of own.childNodes)
      waiting.push({ node: child, isLinked: isLinked || own.tagName === 'a' });
  }
  return chars.linked > chars.loose;
}

/** A tag of the page below it, in few words: `<span class="badge badge-light">Open Source</span>`. */
const TAG_CLASS = /(?:^|\s)(?:badge|tag|chip|pill|label)(?:$|\s)/iu;
const TAGS = { least: 3, words: 4 } as const;
const isTag = (node: Node): boolean => {
  const [said, ...others] = isElement(node) ? node.childNodes : [];
  return (
    isElement(node) &&
    TAG_CLASS.test(attribute(node, 'class')) &&
    said !== undefined &&
    'value' in said &&
    others.length === 0 &&
    countWords(said.value) <= TAGS.words
  );
};
/** Whether an element has nothing but the tags of its page. */
function areTags({ childNodes }: Element): boolean {
  const own = childNodes.filter((node) => !isBlank(node));
  return own.length >= TAGS.least && own.every(isTag);
}

/** A form with this many words is around a whole page, as in ASP.NET. */
const FORM_WORDS = 150;
const isAroundPage = onceFor((form: Element): boolean => {
  const waiting: Node[] = [...form.childNodes];
  let words = 0;
  for (let node = waiting.pop(); node !== undefined && words < FORM_WORDS; node = waiting.pop()) {
    if ('value' in node) words += countWords(node.value);
    else if (isElement(node) && !DROPPED.has(node.tagName)) waiting.push(...node.childNodes);
  }
  return words >= FORM_WORDS;
});
const isOfNoText = (node: Element): boolean =>
  DROPPED.has(node.tagName) && !(node.tagName === 'form' && isAroundPage(node));

/** What is no part of the text; the foot of a quotation says whose words it is. */
export function isDropped(node: Element): boolean {
  const parent = node.parentNode?.nodeName ?? '';
  const isFoot = (node.tagName === 'footer' && parent === 'blockquote') || isCredit(node);
  if ((isOfNoText(node) && !isFoot) || isPicture(node) || isCaption(node)) return true;
  if (isSideColumn(node) || areTags(node)) return true;
  if (isHeadRow(node)) return true;
  return attribute(node, 'aria-hidden') === 'true';
}
