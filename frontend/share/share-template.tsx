import { renderToStaticMarkup } from 'react-dom/server';
import { BRAND } from '@repurpose/contract';
import { paths } from '../src/shared/paths.js';
import { PAPER, tokensCss } from '../src/shared/theme/tokens.js';
import { Logo } from '../src/shared/ui/logo.js';

/** Replaced by the server (`share-page.ts`): title and tags, the text, and a note about it. */
const [HEAD, BODY, NOTE] = ['__SHARE_HEAD__', '__SHARE_BODY__', '__SHARE_NOTE__'];

function Frame() {
  return (
    <>
      <header className="share-head">
        <a href={paths.home.getHref()} aria-label={`${BRAND.name}, home`}>
          <Logo />
        </a>
      </header>
      <main className="sheet share-sheet">{BODY}</main>
      <footer className="share-foot">
        <p>{NOTE}</p>
        <p>
          Made with <a href={paths.home.getHref()}>{BRAND.name}</a>
        </p>
      </footer>
    </>
  );
}

const themeColor = (scheme: keyof typeof PAPER) =>
  `<meta name="theme-color" content="${PAPER[scheme]}" media="(prefers-color-scheme: ${scheme})" />`;

/** Without scripts. */
export function shareTemplate(styles: { fontFaces: string; css: string }): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    themeColor('light'),
    themeColor('dark'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />',
    HEAD,
    `<style>${tokensCss()}</style>`,
    `<style>${styles.fontFaces}${styles.css}</style>`,
    '</head>',
    `<body>${renderToStaticMarkup(<Frame />)}</body>`,
    '</html>',
    '',
  ].join('\n');
}
