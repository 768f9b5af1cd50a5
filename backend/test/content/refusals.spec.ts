import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERRORS, type ErrorBody, type ErrorCode } from '@repurpose/contract';
import { Client, signedUp } from '../harness/client.js';
import { sharedProduct } from '../harness/product.js';
import { ENCRYPTED, pdf, pdfBomb } from './pdf-file.js';
import { formOf, sendRaw, upload } from './uploads.js';
import { docx, oleWith, para } from './word-files.js';
import { zipOf } from './zip-file.js';

const { url } = sharedProduct();
const FORM = 'multipart/form-data; boundary=edge';
const part = (name: string, data: Buffer | string, more = {}) => ({ name, data: Buffer.from(data), ...more });
const line = { text: 'Hello', y: 700 };

async function refused(answer: Promise<{ status: number; body: ErrorBody }>, code: ErrorCode) {
  const { status, body } = await answer;
  expect({ status, code: body.code }).toEqual({ status: ERRORS[code].status, code });
}

describe('a file that cannot be read is refused in a plain sentence', () => {
  let client: Client;
  beforeAll(async () => {
    ({ client } = await signedUp(url));
  });

  it.each<[string, ErrorCode, () => Buffer]>([
    ['no bytes', 'FILE_EMPTY', () => Buffer.alloc(0)],
    ['eleven megabytes', 'FILE_TOO_LARGE', () => Buffer.alloc(11_000_000, 'a')],
    ['blanks only', 'FILE_NO_TEXT', () => Buffer.from(' \n\n\t')],
    ['a program named as a PDF', 'FILE_TYPE', () => Buffer.from('MZ\x90\x00\x03\x00\x00', 'latin1')],
    ['a picture', 'FILE_TYPE', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a zip of pictures', 'FILE_TYPE', () => zipOf([part('word/media/a.png', 'x')])],
    ['a zip in a zip', 'FILE_TYPE', () => zipOf([part('a.docx', docx(para('x')))])],
    ['an old Word file', 'FILE_LEGACY_WORD', () => oleWith('WordDocument')],
    ['a Word file with a password', 'FILE_ENCRYPTED', () => oleWith('EncryptedPackage')],
    [
      'a zip with a password',
      'FILE_ENCRYPTED',
      () => zipOf([part('word/document.xml', 'x', { isEncrypted: true })]),
    ],
    ['a PDF with a password', 'FILE_ENCRYPTED', () => pdf([[line]], ENCRYPTED)],
    ['a scanned PDF', 'FILE_SCANNED', () => pdf([[], []])],
    ['a PDF of no pages', 'FILE_UNREADABLE', () => Buffer.from('%PDF-1.7 and nothing')],
    ['half of a Word file', 'FILE_UNREADABLE', () => docx(para('x')).subarray(0, 300)],
    ['broken XML', 'FILE_UNREADABLE', () => docx('<w:p><w:r>')],
    ['two files of one name', 'FILE_UNREADABLE', () => docx(para('x'), [part('word/document.xml', 'y')])],
    [
      'entities',
      'FILE_UNREADABLE',
      () => docx(para('x'), [part('word/comments.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')]),
    ],
    [
      'a thousand and one files',
      'FILE_TOO_COMPLEX',
      () =>
        docx(
          '',
          Array.from({ length: 1_001 }, (_, n) => part(`${n}`, '')),
        ),
    ],
    [
      'a Word file of zeros',
      'FILE_TOO_COMPLEX',
      () => docx('', [part('word/zeros.xml', Buffer.alloc(5_000_000))]),
    ],
    [
      'zeros behind headers that lie',
      'FILE_TOO_COMPLEX',
      () => docx('', [part('word/zeros.xml', Buffer.alloc(60_000_000), { claims: 10 })]),
    ],
    [
      'elements nested without end',
      'FILE_TOO_COMPLEX',
      () =>
        docx(
          `${'<w:sdt><w:sdtContent>'.repeat(9_000)}${para('x')}${'</w:sdtContent></w:sdt>'.repeat(9_000)}`,
        ),
    ],
  ])('%s: %s', async (_name, code, file) => {
    await refused(upload<ErrorBody>(client, file(), 'report.pdf'), code);
  });

  it('a PDF that unpacks to hundreds of megabytes ends its reader and nothing else', async () => {
    const { status, body } = await upload<ErrorBody>(client, pdfBomb(300), 'bomb.pdf');
    expect([status, body.code]).toEqual([422, expect.stringMatching(/^FILE_/)]);
    expect((await client.get('/api/health/ready')).status).toBe(200);
  });

  it('nothing is fetched that a document points to', async () => {
    let calls = 0;
    const outside = createServer((_req, res) => {
      calls += 1;
      res.end();
    }).listen(0, '127.0.0.1');
    await once(outside, 'listening');
    const target = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/a`;
    const drawing = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphic><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="rLink"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
    const { status, body } = await upload(client, docx(para('Words.') + drawing, [], target), 'outside.docx');
    outside.close();
    expect({ status, text: body.text, calls }).toEqual({ status: 200, text: 'Words.', calls: 0 });
  });
});

describe('a body that is no upload of one file is refused', () => {
  let client: Client;
  beforeAll(async () => {
    ({ client } = await signedUp(url));
  });
  const twoFiles = () => {
    const form = new FormData();
    form.append('file', new Blob(['a']), 'a.txt');
    form.append('file', new Blob(['b']), 'b.txt');
    return form;
  };

  it.each<[string, ErrorCode, string | (() => FormData), string | null]>([
    ['two files', 'FILE_ONE_ONLY', twoFiles, null],
    ['no file', 'FILE_REQUIRED', '--edge--\r\n', FORM],
    ['a file in another field', 'FILE_REQUIRED', formOf('name="other"; filename="a.txt"', 'x'), FORM],
    ['half of a form', 'BAD_REQUEST', formOf('name="file"; filename="a.txt"', 'x').slice(0, -12), FORM],
    ['a form without boundary', 'UPLOAD_TYPE', 'x', 'multipart/form-data'],
    ['another multipart', 'UPLOAD_TYPE', 'x', 'multipart/mixed; boundary=edge'],
    ['JSON', 'UPLOAD_TYPE', '{}', 'application/json'],
  ])('%s: %s', async (_name, code, body, type) => {
    await refused(sendRaw(client, typeof body === 'function' ? body() : body, type), code);
  });

  it('line breaks in a name change nothing', async () => {
    const body = formOf('name="file"; filename="a%0D%0Ab.txt"', 'Only words.');
    const answer = await sendRaw(client, body, FORM);
    expect(answer).toMatchObject({ status: 200, body: { title: 'a b', text: 'Only words.' } });
  });

  it('forms are taken by this call alone, and only from those who are signed in', async () => {
    await refused(client.send<ErrorBody>('POST', '/api/transform', { body: twoFiles() }), 'BAD_CONTENT_TYPE');
    await refused(upload<ErrorBody>(new Client(url), Buffer.from('x')), 'NO_SESSION');
    const origin = { 'sec-fetch-site': 'cross-site' };
    await refused(
      client.send<ErrorBody>('POST', '/api/content/extract', { body: twoFiles(), headers: origin }),
      'CROSS_SITE',
    );
  });
});

it('many uploads at once are answered or told to wait, and the api goes on answering', async () => {
  const { client } = await signedUp(url);
  const files = Array.from({ length: 12 }, (_, n) => upload<ErrorBody>(client, Buffer.from(`Text ${n}.`)));
  const [answers, health] = await Promise.all([Promise.all(files), client.get('/api/health/live')]);
  expect(health.status).toBe(200);
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  for (const { status, headers } of answers)
    if (status === 429) expect(headers.get('retry-after')).not.toBeNull();
  expect((await upload(client, Buffer.from('Afterwards.'))).status).toBe(200);
});
