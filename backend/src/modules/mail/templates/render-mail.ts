import { BRAND } from '@repurpose/contract';
import { escapeHtml } from '@repurpose/writing';
import { MAIL_KINDS, type MailKind, type MailText } from './mail-kinds.js';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Mail programs support only inline styles, and one block for the dark scheme. */
const STYLE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){body{background:#151311!important;color:#f5f1ea!important}a.b{background:#ff8a5b!important;color:#1c1917!important}.s,.s a{color:#b5ada3!important}}`;
const BODY = 'margin:0;padding:24px;background:#faf7f2;color:#1c1917;font:16px/1.55 Georgia,serif';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#b4380b;color:#ffffff;font:600 16px/1.4 Arial,sans-serif;text-decoration:none';
const SOFT = 'color:#57534e;font-size:14px;overflow-wrap:anywhere';

/** A missing fact shows its name, which is better than no mail. */
const withFacts = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);

export function renderMail(
  kind: MailKind,
  appUrl: string,
  token: string | null,
  facts: Readonly<Record<string, string>> = {},
): RenderedMail {
  const template: MailText = MAIL_KINDS[kind];
  const paragraphs = template.paragraphs.map((paragraph) => withFacts(paragraph, facts));
  const mail = { ...template, paragraphs };
  const link = mail.link && {
    label: mail.link.label,
    url: `${appUrl}${withFacts(mail.link.path, facts)}${token === null ? '' : `#${token}`}`,
  };
  const text = [
    ...mail.paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    mail.closing,
    `${BRAND.name}\n${appUrl}`,
  ].join('\n\n');
  const action = link
    ? `<p style="margin:24px 0"><a class="b" style="${BUTTON}" href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>
<p class="s" style="${SOFT}">${escapeHtml(link.url)}</p>`
    : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(mail.subject)}</title><style>${STYLE}</style></head>
<body style="${BODY}"><div style="max-width:560px;margin:0 auto">
${mail.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${action}
<p>${escapeHtml(mail.closing)}</p>
<p class="s" style="${SOFT}">${escapeHtml(BRAND.name)} · <a style="color:#57534e" href="${escapeHtml(appUrl)}">${escapeHtml(appUrl)}</a></p>
</div></body></html>`;
  return { subject: mail.subject, text, html };
}
