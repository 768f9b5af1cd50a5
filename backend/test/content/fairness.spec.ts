import type { ErrorBody } from '@repurpose/contract';
import { signedUp } from '../harness/client.js';
import { sharedProduct } from '../harness/product.js';
import { upload } from './uploads.js';
import { docx, para } from './word-files.js';

/** Takes a reader far longer than it may take. */
const bomb = (): Buffer =>
  docx(Array.from({ length: 600_000 }, (_, at) => para(String(at * 7_919))).join(''));

it('one account that sends bombs leaves a reader to others, and its bombs are refused', async () => {
  const { url } = sharedProduct();
  const [{ client: attacker }, { client: other }] = [await signedUp(url), await signedUp(url)];
  const file = bomb();
  const ends: string[] = [];
  const bombs = ['first', 'second'].map(async (name) => {
    const { status, body } = await upload<ErrorBody>(attacker, file, 'bomb.docx');
    ends.push(`${name} bomb: ${status} ${body.code}`);
  });
  for (let file = 1; file <= 3; file += 1) {
    const { status } = await upload(other, Buffer.from('A few honest words.'));
    ends.push(`other: ${status}`);
  }
  await Promise.all(bombs);
  // Bombs of one account that were read at the same time would end together, before the others.
  expect(ends.at(-1)).toMatch(/bomb/);
  expect(ends.sort()).toEqual([
    'first bomb: 422 FILE_TOO_COMPLEX',
    ...Array<string>(3).fill('other: 200'),
    'second bomb: 422 FILE_TOO_COMPLEX',
  ]);
});
