import type { ReceivedMail } from './inbox.js';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
:root{color-scheme:light dark;--paper:#faf7f2;--sheet:#fff;--ink:#1c1917;--soft:#57534e;--line:#e7e0d6;--accent:#b4380b;--doubt:#92580a}
@media (prefers-color-scheme:dark){:root{--paper:#151311;--sheet:#1e1b18;--ink:#f5f1ea;--soft:#b5ada3;--line:#35302a;--accent:#ff8a5b;--doubt:#f0b452}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 'Instrument Sans',Inter,system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:24px 16px 40px}
.mark{margin:0 0 20px;padding:8px 12px;border:1px solid var(--doubt);border-radius:8px;color:var(--doubt);font-size:14px}
h1{font:600 26px/1.2 Fraunces,Newsreader,Georgia,serif;margin:0 0 12px;overflow-wrap:anywhere}
h2{font-size:14px;font-weight:600;color:var(--soft);margin:20px 0 8px}
.sheet{background:var(--sheet);border:1px solid var(--line);border-radius:10px;overflow:hidden}
ul{list-style:none;margin:0;padding:0}li+li{border-top:1px solid var(--line)}
li a{display:block;padding:12px 16px;color:inherit;text-decoration:none}li a:hover strong{text-decoration:underline}
li strong,li span{display:block;overflow-wrap:anywhere}.soft,li span{color:var(--soft);font-size:14px}
a{color:var(--accent)}:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:0;font-size:14px}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:34rem;border:0}
pre{margin:0;padding:16px;font:14px/1.6 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.empty{padding:24px 16px;margin:0}`;

const page = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>
<p class="mark" role="note">Test mode: mails stay on this computer. Nobody gets them.</p>
${body}</main></body></html>`;

const when = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;

const row = ({ id, subject, to, at }: ReceivedMail): string =>
  `<li><a href="/dev/mail/${id}"><strong>${escaped(subject)}</strong><span>${escaped(to.join(', '))} · ${when(at)}</span></a></li>`;

export function inboxPage(mails: readonly ReceivedMail[]): string {
  const list = mails.length > 0 ? `<ul>${mails.map(row).join('')}</ul>` : '<p class="empty">No mail yet.</p>';
  return page('Inbox', `<h1>Inbox</h1><div class="sheet">${list}</div>`);
}

/** Links in the HTML open in the whole window. The frame runs no scripts. */
export function mailPage({ subject, from, to, at, text, html }: ReceivedMail): string {
  const framed = escaped(`<base target="_top">${html}`);
  return page(
    subject,
    `<p><a href="/dev/mail">Inbox</a></p><h1>${escaped(subject)}</h1>
<dl><dt>From</dt><dd>${escaped(from)}</dd><dt>To</dt><dd>${escaped(to.join(', '))}</dd><dt>Sent</dt><dd>${when(at)}</dd></dl>
<h2>HTML</h2><div class="sheet"><iframe title="HTML of the mail" sandbox="allow-top-navigation-by-user-activation allow-same-origin" srcdoc="${framed}"></iframe></div>
<h2>Text</h2><div class="sheet"><pre>${escaped(text)}</pre></div>`,
  );
}

export const missingPage = (): string =>
  page(
    'Mail not found',
    '<h1>Mail not found</h1><p>It was sent before the last start. <a href="/dev/mail">Inbox</a></p>',
  );
