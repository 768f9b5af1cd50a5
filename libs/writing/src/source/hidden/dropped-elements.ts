import type { DefaultTreeAdapterMap } from 'parse5';
import { attribute, isCaption, isElement, isHeadRow } from '../readers/html-places.js';

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

/** What is no part of the text; the foot of a quotation says whose words it is. */
export function isDropped(node: Element): boolean {
  const parent = node.parentNode?.nodeName ?? '';
  const isFoot = node.tagName === 'footer' && parent === 'blockquote';
  if ((DROPPED.has(node.tagName) && !isFoot) || isPicture(node) || isCaption(node)) return true;
  if ((node.tagName === 'cite' && parent === 'blockquote') || isHeadRow(node)) return true;
  return attribute(node, 'aria-hidden') === 'true';
}
