import createCache from '@emotion/cache';

const KEY = 'mui';

/** First in the document, so that our style sheets win. */
export const styleCache = createCache({ key: KEY, prepend: true });
// Prerendering collects styles here instead of beside each element.
if (typeof document === 'undefined') styleCache.compat = true;

/** Puts MUI's styles into the head, where the browser's cache looks for them. */
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
