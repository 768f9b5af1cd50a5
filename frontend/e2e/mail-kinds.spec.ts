import { randomUUID } from 'node:crypto';
import { MAIL_KINDS, type MailKind } from '../../backend/src/modules/mail/templates/mail-kinds.js';
import { query } from '../../backend/test/harness/database.js';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { openVisit } from './harness/browser.js';
import { follow, openMail } from './harness/inbox.js';
import { lookAtWidths } from './harness/looks.js';
import { unfold } from './harness/people.js';
import { person, workspaceOf, written } from './harness/teams.js';

const { url, databaseUrl } = sharedProduct();
const FACTS = {
  inviter: 'ada@example.com',
  role: 'an editor',
  result: 'Its outputs are ready.',
  path: '/dashboard?open=x',
};

/** An invitation's token needs its row. */
async function put(kind: MailKind, to: { id: string; email: string; invitationId: string }): Promise<void> {
  const subjectId = kind === 'invitation' ? to.invitationId : randomUUID();
  await query(
    databaseUrl,
    `INSERT INTO mail_message (id, kind, subject_id, user_id, to_address, facts, status, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'pending', now())`,
    [randomUUID(), kind, subjectId, to.id, to.email, JSON.stringify(FACTS)],
  );
}
const filled = (sentence: string): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => FACTS[name as keyof typeof FACTS]);

it('the inbox shows a mail of each kind, in text and HTML', async () => {
  const { page, context } = await openVisit(url);
  const { id, email } = await person(page, 'Ada Reader', 'agency');
  const place = await workspaceOf(page, 'Mails');
  const link = { role: 'viewer', days: 1, maxUses: 1 };
  const made = await page.request.post(`/api/workspaces/${place.id}/invitations`, { data: link });
  const { id: invitationId } = (await made.json()) as { id: string };
  const kinds = Object.keys(MAIL_KINDS) as MailKind[];
  await Promise.all(kinds.map((kind) => put(kind, { id, email, invitationId })));
  for (const kind of kinds) {
    const { subject, paragraphs, closing, link } = MAIL_KINDS[kind];
    await openMail(page, email, subject);
    const [text, html] = [page.locator('pre'), page.frameLocator('iframe').locator('body')];
    for (const sentence of [...paragraphs, closing, link.label].map(filled)) {
      await text.getByText(sentence).first().waitFor();
      await html.getByText(sentence).first().waitFor();
    }
    await lookAtWidths(page, `mail-of-${kind}`);
  }
  await context.close();
});

it('a person who asks for it gets a mail when a long run has ended unseen', async () => {
  const { page, context } = await openVisit(url, { width: 360 });
  const { email } = await person(page, 'Ada Patient', 'agency');
  await page.goto('/dashboard');
  await unfold(page, 'Account');
  const wish = page.getByRole('checkbox', { name: /^Email me when a run of more than a minute ends/ });
  await wish.click();
  await page.getByRole('checkbox', { name: /^Email me/, checked: true }).waitFor();
  await lookAtWidths(page, 'notices');
  const place = await workspaceOf(page, 'Long runs');
  const id = await written(page, place);
  // After a run of 70 seconds that ended a minute ago.
  await query(
    databaseUrl,
    `UPDATE transformation SET seen_at = NULL, settled_at = now() - interval '60 s',
            deadline_at = now() - interval '50 s' WHERE id = $1`,
    [id],
  );
  await openMail(page, email, 'Your transformation on Repurpose has ended');
  await follow(page, 'Open it');
  await page.waitForURL(`**/w/${place.slug}/dashboard?open=${id}`);
  await page
    .getByRole('button', { name: /^Copy / })
    .first()
    .waitFor();
  await context.close();
});
