import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORMAT_KEYS, type FormatKey, type ShareLink } from '@repurpose/contract';
import { renderDraft, type Draft, type ExportInput } from '@repurpose/writing';
import { inOutput } from '../../../../../test/open-output.js';
import { answerCalls, renderPage } from '../../../../../test/render-page.js';
import { handOffsOf } from './hand-offs.js';
import SharePanel from './share-panel.js';

const sharesOf = (format: FormatKey) => `/api/transformations/t1/pieces/${format}/shares`;
beforeEach(() => {
  answerCalls(Object.fromEntries(FORMAT_KEYS.map((format) => [`GET ${sharesOf(format)}`, { body: [] }])));
});

const outputOf = (draft: Draft) => ({
  format: draft.format,
  title: 'T',
  text: renderDraft(draft),
  draft,
});
const letter = (paragraph: string) =>
  outputOf({
    format: 'email',
    subject: 'A & B?',
    preheader: '',
    greeting: 'Hello,',
    sections: [{ heading: '', paragraphs: [paragraph] }],
    callToAction: '',
  });
const post = (format: 'linkedin' | 'facebook' | 'instagram', hook: string) =>
  outputOf({ format, hook, body: [], callToAction: '', hashtags: ['A'] });
const video: Draft = {
  format: 'youtube',
  title: 'The title',
  hook: 'H',
  chapters: [],
  description: 'About it.',
  tags: ['x'],
};
const reel: Draft = {
  format: 'tiktok',
  hook: 'H',
  scenes: [{ startSeconds: 0, endSeconds: 4, visual: 'V', voiceOver: 'W', onScreenText: 'O' }],
  caption: 'C.',
  hashtags: ['A'],
};
const long = 'x'.repeat(2_900);

it.each<[string, ExportInput, [href: string | null, copies: string | null][]]>([
  [
    'the first post of a thread',
    outputOf({ format: 'twitter', posts: ['50 % & more #1?', 'Two'] }),
    [['https://x.com/intent/tweet?text=50%20%25%20%26%20more%20%231%3F%201%2F2', null]],
  ],
  [
    'a post for LinkedIn',
    post('linkedin', 'Ü & I\nnow'),
    [
      [
        'https://www.linkedin.com/feed/?shareActive=true&text=%C3%9C%20%26%20I%0Anow%0A%0A%23A',
        'Ü & I\nnow\n\n#A',
      ],
    ],
  ],
  [
    'a post too long for an address',
    post('linkedin', 'ü'.repeat(1_000)),
    [['https://www.linkedin.com/feed/?shareActive=true', `${'ü'.repeat(1_000)}\n\n#A`]],
  ],
  ['a post for Facebook', post('facebook', 'Hi'), [['https://www.facebook.com/', 'Hi\n\n#A']]],
  ['a caption', post('instagram', 'Hi'), [['https://www.instagram.com/', 'Hi\n\n#A']]],
  [
    'a short letter',
    letter('One & two.'),
    [['mailto:?subject=A%20%26%20B%3F&body=Hello%2C%0D%0A%0D%0AOne%20%26%20two.', null]],
  ],
  ['a long letter', letter(long), [['mailto:?subject=A%20%26%20B%3F', `Hello,\n\n${long}`]]],
  [
    'a video',
    outputOf(video),
    [
      ['https://studio.youtube.com/', 'About it.'],
      [null, 'The title'],
    ],
  ],
  ['the caption of a short video', outputOf(reel), [['https://www.tiktok.com/upload', 'C.\n\n#A']]],
  ['a lone surrogate', post('facebook', '\ud800'), [['https://www.facebook.com/', '\ud800\n\n#A']]],
])('%s is handed over by address or clipboard, exactly', (_what, output, expected) => {
  expect(handOffsOf(output, null).map(({ href, copies }) => [href, copies])).toEqual(expected);
});

it('any text without a draft has its hand-offs too, of whatever characters', () => {
  for (const format of FORMAT_KEYS)
    for (const { href, said } of handOffsOf({ format, title: 'T', text: '"<\ud800>\n\n&' }, null)) {
      expect(said).not.toBe('');
      if (href) expect(['https:', 'mailto:']).toContain(new URL(href).protocol);
    }
});

it.each([
  ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fx.example%2Fs%2Fa-_'],
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fx.example%2Fs%2Fa-_'],
] as const)('%s takes the address of the public page; the words go to the clipboard', (format, href) => {
  const handOffs = handOffsOf(post(format, 'Hi'), 'https://x.example/s/a-_');
  expect(handOffs.map((each) => [each.href, each.copies])).toContainEqual([href, 'Hi\n\n#A']);
});

function openPanel(output: ReturnType<typeof outputOf>): {
  user: ReturnType<typeof userEvent.setup>;
  copied: string[];
} {
  const copied: string[] = [];
  renderPage(inOutput(<SharePanel />, { output: { ...output, checks: null } }));
  const user = userEvent.setup();
  setClipboard((text) => {
    copied.push(text);
    return Promise.resolve();
  });
  return { user, copied };
}
function setClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

it('a thread goes on post by post from the clipboard', async () => {
  const { user, copied } = openPanel(outputOf({ format: 'twitter', posts: ['One.', 'Two.', 'Three.'] }));
  expect(screen.getByRole('link', { name: 'Post on X' })).toHaveAttribute('target', '_blank');
  await user.click(screen.getByRole('button', { name: 'Copy post 2 of 3' }));
  expect(await screen.findByText('Post 2 of 3 is copied: reply to your last post with it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy post 3 of 3' }));
  expect(screen.getByRole('button', { name: 'All posts copied' })).toBeDisabled();
  expect(copied).toEqual(['Two. 2/3', 'Three. 3/3']);
});

it('says so when the browser does not let it copy', async () => {
  const { user } = openPanel(outputOf(video));
  setClipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await user.click(screen.getByRole('button', { name: 'Copy the title' }));
  expect(await screen.findByText(/did not allow copying/)).toBeVisible();
});

it.each([
  ['Handed over to the app you chose.', () => Promise.resolve()],
  ['Nothing was shared.', () => Promise.reject(new DOMException('', 'AbortError'))],
  ['Sharing did not work here: copy the text instead.', () => Promise.reject(new TypeError('no'))],
])('the share sheet of the device ends with: %s', async (said, share) => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = openPanel(post('facebook', 'Hi'));
  await user.click(screen.getByRole('button', { name: 'Share with an app' }));
  expect(await screen.findByText(said)).toBeVisible();
  Reflect.deleteProperty(navigator, 'share');
});

const aLink = (changes: Partial<ShareLink> = {}): ShareLink => ({
  id: 'l1',
  url: 'https://x.example/s/abc',
  version: 1,
  isNewest: true,
  createdAt: '2026-11-20T12:00:00.000Z',
  expiresAt: null,
  ...changes,
});
const SHARES = sharesOf('facebook');

it('a public link is made, copied, moved to the newest version and revoked', async () => {
  let links: ShareLink[] = [];
  const change = (next: ShareLink[]) => () => {
    links = next;
    return { body: next[0] ?? null };
  };
  const { calls } = answerCalls({
    [`GET ${SHARES}`]: () => ({ body: links }),
    [`POST ${SHARES}`]: change([aLink({ isNewest: false, expiresAt: '2026-11-27T12:00:00.000Z' })]),
    [`PUT ${SHARES}/l1`]: change([aLink({ version: 2 })]),
    [`DELETE ${SHARES}/l1`]: change([]),
  });
  const { user, copied } = openPanel(post('facebook', 'Hi'));
  await user.selectOptions(screen.getByLabelText('Ends'), 'After 7 days');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  const row = await screen.findByRole('listitem');
  expect(calls).toContainEqual({ call: `POST ${SHARES}`, body: { days: 7 } });
  expect(within(row).getByText('Shows version 1, not the newest, ends Nov 27, 2026.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Share the link on Facebook' })).toBeNull();
  await user.click(within(row).getByRole('button', { name: 'Copy link' }));
  expect(copied).toEqual(['https://x.example/s/abc']);
  await user.click(within(row).getByRole('button', { name: 'Update to the newest' }));
  expect(await screen.findByText('Shows the newest version (2), never ends.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Share the link on Facebook' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await user.click(screen.getByRole('button', { name: 'Revoke for good' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

it('a link that could not be made says why', async () => {
  const message = 'This output has ten public links already. Revoke one of them first.';
  answerCalls({
    [`GET ${SHARES}`]: { body: [] },
    [`POST ${SHARES}`]: { status: 409, body: { message } },
  });
  const { user } = openPanel(post('facebook', 'Hi'));
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('an article is copied with its headings and links, for editors that keep them', async () => {
  const links = [{ before: 'We asked ', text: 'the town', after: '.', url: 'https://town.example/' }];
  const article = outputOf({
    ...{ format: 'medium', title: 'T', subtitle: '', topics: [], links },
    sections: [{ heading: 'Why', paragraphs: ['We asked the town.'] }],
  });
  const user = userEvent.setup();
  let copied: Record<string, Blob> = {};
  // jsdom has no clipboard of several kinds
  class Item {
    constructor(readonly kinds: Record<string, Blob>) {}
  }
  Object.defineProperty(globalThis, 'ClipboardItem', { value: Item, configurable: true });
  const write = ([item]: Item[]) => Promise.resolve((copied = item?.kinds ?? {}));
  let plain = '';
  const writeText = (text: string) => Promise.resolve((plain = text));
  Object.defineProperty(navigator, 'clipboard', { value: { write, writeText }, configurable: true });
  renderPage(inOutput(<SharePanel />, { output: { ...article, checks: null } }));
  await user.click(screen.getByRole('link', { name: 'Open Medium' }));
  expect(Object.keys(copied)).toEqual(['text/plain', 'text/html']);
  expect(await copied['text/plain']?.text()).toBe(article.text);
  expect(await copied['text/html']?.text()).toContain(
    '<h2 dir="auto">Why</h2>\n<p dir="auto">We asked <a href="https://town.example/" rel="noopener noreferrer">the town</a>.</p>',
  );
  navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('link', { name: 'Open Medium' }));
  expect(plain).toBe(article.text);
});
