import { renderToStaticMarkup } from 'react-dom/server';
import { BRAND } from '@repurpose/contract';
import { paths } from '../../shared/paths.js';
import { Logo } from '../../shared/ui/logo.js';

interface TemplateInput {
  /** The build's shell. */
  shell: string;
  /** The text of a built stylesheet. */
  readStyle: (file: string) => string;
  /** The page's own styles. */
  css: string;
}

/** Replaced by the server: title and tags, the text, and what is said about it. */
const [HEAD, BODY, NOTE] = ['__SHARE_HEAD__', '__SHARE_BODY__', '__SHARE_NOTE__'];

/** What a page keeps of the shell: encoding, window, icon, colours and fonts. Neither scripts nor the app's styles. */
const KEPT =
  /<meta charset="[^>]*>|<meta name="(?:viewport|theme-color)"[^>]*>|<link\s+rel="(?:icon|preload)"[^>]*>/g;
const TOKENS = /<style nonce="__CSP_NONCE__">[^<]*--paper[^<]*<\/style>/;
const STYLESHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)"/g;
const FACES = /@font-face\s*{[^}]*}/g;

function facesOf(shell: string, readStyle: TemplateInput['readStyle']): string {
  const sheets = [...shell.matchAll(STYLESHEET)].map(([, file]) => readStyle(file ?? ''));
  return sheets.flatMap((sheet) => sheet.match(FACES) ?? []).join('');
}

function Frame() {
  return (
    <>
      <header className="share-head">
        <a href={paths.home.getHref()} aria-label={`${BRAND.name}, home`}>
          <Logo />
        </a>
      </header>
      <main className="share-sheet">{BODY}</main>
      <footer className="share-foot">
        <p>{NOTE}</p>
        <p>
          Made with <a href={paths.home.getHref()}>{BRAND.name}</a>
        </p>
      </footer>
    </>
  );
}

/** The page of a public link as the server fills it. It works without a script and has none. */
export function shareTemplate({ shell, readStyle, css }: TemplateInput): string {
  const tokens = TOKENS.exec(shell)?.[0];
  if (tokens === undefined) throw new Error('The built page has no colours.');
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    ...(shell.match(KEPT) ?? []),
    HEAD,
    tokens,
    `<style nonce="__CSP_NONCE__">${facesOf(shell, readStyle)}${css}</style>`,
    '</head>',
    `<body>${renderToStaticMarkup(<Frame />)}</body>`,
    '</html>',
    '',
  ].join('\n');
}
