const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** For example `December 21, 2026`, in UTC. */
export const longDate = (instant: number): string =>
  new Date(instant * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const STYLE = `
:root{color-scheme:light dark;--paper:#faf7f2;--card:#fff;--ink:#1c1917;--soft:#57534e;--line:#e7e0d6;--edge:#8a8178;
--accent:#b4380b;--on-accent:#fff;--good:#0f766e;--doubt:#92580a;--bad:#b42318}
@media (prefers-color-scheme:dark){:root{--paper:#151311;--card:#1e1b18;--ink:#f5f1ea;--soft:#b5ada3;--line:#35302a;
--edge:#8f867b;--accent:#ff8a5b;--on-accent:#1c1917;--good:#4fd1c0;--doubt:#f0b452;--bad:#ff8c82}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 'Instrument Sans',Inter,system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:24px 16px 40px}
.mark{margin:0 0 16px;padding:8px 12px;border:1px solid var(--doubt);border-radius:8px;color:var(--doubt);font-size:14px}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:20px;margin:0 0 16px}
h1{font:600 26px/1.15 Fraunces,Newsreader,Georgia,serif;margin:0 0 4px}
h2{font:600 18px/1.3 Fraunces,Newsreader,Georgia,serif;margin:0 0 8px}
p{margin:0 0 12px;overflow-wrap:anywhere}.soft{color:var(--soft)}.sum{font-variant-numeric:tabular-nums}
label{display:block;font-size:14px;font-weight:600;margin:12px 0 4px}
input,select{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--edge);border-radius:8px;background:var(--card);
color:var(--ink);font:inherit;font-variant-numeric:tabular-nums}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:end}
button,.button{display:inline-block;min-height:44px;padding:9px 16px;border:1px solid var(--edge);border-radius:8px;background:transparent;
color:var(--ink);font:inherit;font-weight:600;cursor:pointer;text-decoration:none}
button.main{width:100%;margin-top:20px;border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
button.strong{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
button:disabled{opacity:.6;cursor:default}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.cards{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 4px}.cards button{flex:1 0 auto;font-size:14px;padding:6px 12px}
@media (max-width:30rem){.cards{display:grid;grid-template-columns:1fr 1fr}.cards button{padding:6px}}
[role=alert]{color:var(--bad);margin:16px 0 0}[role=alert]:empty{display:none}
[aria-invalid=true]{border-color:var(--bad)}
.framed{background:var(--card)}.framed main{padding:20px clamp(16px,5vw,28px) 28px}.framed .card{margin:0;padding:0;border:0}
.framed h1,.framed h2{font-family:inherit;font-size:20px}
.good{color:var(--good)}.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
table{width:100%;border-collapse:collapse;font-size:14px}th,td{padding:8px 4px;border-top:1px solid var(--line);text-align:left}
td:last-child,th:last-child{text-align:right}[hidden]{display:none!important}a{color:var(--accent)}`;

export interface Page {
  title: string;
  nonce: string;
  body: string;
  /** Origin of the embedding site, which receives the page's height. */
  framedBy?: string;
  script?: string;
}

/** `tell` posts a message to the embedding site only. */
const FRAMED_SCRIPT = `
const main = document.querySelector('main');
const tell = (message) => window.parent !== window && window.parent.postMessage({ source: 'stripe-sandbox', ...message }, document.body.dataset.app);
new ResizeObserver(() => tell({ type: 'resize', height: main.offsetHeight })).observe(main);
`;

/** A complete page with the test-mode mark, which every page of the sandbox needs. */
export function renderPage({ title, nonce, body, framedBy, script = '' }: Page): string {
  const isFramed = framedBy !== undefined;
  const scripts = `${isFramed ? FRAMED_SCRIPT : ''}${script}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${escaped(title)}</title><style nonce="${nonce}">${STYLE}</style></head><body${isFramed ? ` class="framed" data-app="${escaped(framedBy)}"` : ''}><main>
<p class="mark" role="note">Test mode: no card is charged.</p>
${body}</main>${scripts === '' ? '' : `<script nonce="${nonce}">${scripts}</script>`}</body></html>`;
}
