import createCache from '@emotion/cache';

const KEY = 'mui';

/** Its styles come first in the document, so that a style sheet of ours wins over them. */
export const styleCache = createCache({ key: KEY, prepend: true });
// While a page is written at build time, styles are kept here and not put beside each element.
if (typeof document === 'undefined') styleCache.compat = true;

/** A written page with the styles of its MUI components in its head, where the browser's cache looks for them. */
export function withStyles(html: string): string {
  if (!html.includes(` ${KEY}-`)) return html;
  const all = Object.entries(styleCache.inserted);
  const isGlobal = ([name]: [string, unknown]) => styleCache.registered[`${KEY}-${name}`] === undefined;
  const used = all.filter(([name]) => html.includes(`${KEY}-${name}`));
  const groups = [...all.filter(isGlobal).map((rule) => [rule]), used];
  const elements = groups.map((rules) => {
    const names = rules.map(([name]) => name).join(' ');
    return `<style data-emotion="${KEY} ${names}">${rules.map(([, css]) => String(css)).join('')}</style>`;
  });
  return html.replace('<head>', `<head>${elements.join('')}`);
}
