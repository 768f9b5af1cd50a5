import { MAIL_KINDS, type MailKind } from './mail-kinds.js';
import { renderMail } from './render-mail.js';

const URL = 'https://repurpose.test';
const TOKEN = 'a'.repeat(43);

describe.each(Object.keys(MAIL_KINDS) as MailKind[])('the mail %s', (kind) => {
  const { subject, text, html } = renderMail(kind, URL, 'purpose' in MAIL_KINDS[kind].link ? TOKEN : null);
  const { paragraphs, closing, link } = MAIL_KINDS[kind];

  it('says the same in text and HTML', () => {
    for (const sentence of [...paragraphs, closing, link.label]) {
      expect(text).toContain(sentence);
      expect(html).toContain(sentence);
    }
  });

  it('links to this installation only, with the token in the fragment', () => {
    const expected = `${URL}${link.path}${'purpose' in link ? `#${TOKEN}` : ''}`;
    expect(text).toContain(`\n${expected}\n`);
    const targets = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target]) => target);
    expect(new Set(targets)).toEqual(new Set([expected, URL]));
  });

  it('has a subject of one line', () => {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThan(80);
  });
});
