import createCache from '@emotion/cache';

const KEY = 'mui';

/** First in the document, so that our style sheets win. Without prefixes: the browsers we build for need none. */
export const styleCache = createCache({ key: KEY, prepend: true, stylisPlugins: [] });
// Prerendering collects styles here instead of beside each element.
if (typeof document === 'undefined') styleCache.compat = true;

/** Puts the styles that `render` uses into the head, where the browser's cache looks for them. */
export async function withStyles(render: () => Promise<string>): Promise<string> {
  // Also those that MUI merges into others: the browser makes what is missing.
  styleCache.inserted = {};
  styleCache.registered = {};
  const html = await render();
  const names = Object.keys(styleCache.inserted);
  if (names.length === 0) return html;
  const css = Object.values(styleCache.inserted).join('');
  // Emotion moves and reads again what has no `data-s`.
  const style = `<style data-emotion="${[KEY, ...names].join(' ')}" data-s="">${css}</style>`;
  return html.replace('<head>', `<head>${style}`);
}
