import { request } from 'node:http';
import { type OwnProduct, startProduct } from '../harness/product.js';
import { until } from '../harness/until.js';

let product: OwnProduct;
beforeAll(async () => {
  product = await startProduct({ withWorker: false });
});
afterAll(() => product?.stop());

/** The server has read the headers; `finish` sends the body and returns the status and how the connection ended. */
async function halfALogin(): Promise<{ finish: () => Promise<unknown[]> }> {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'not the one' });
  const call = request(`${product.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const answered = new Promise<unknown[]>((resolve, reject) => {
    call.on('response', (answer) => {
      answer.resume().on('end', () => resolve([answer.statusCode, answer.headers.connection]));
    });
    call.on('error', reject);
  });
  await new Promise<void>((resolve, reject) => {
    call.on('continue', resolve).on('error', reject);
    call.flushHeaders();
  });
  return {
    finish: () => {
      call.end(body);
      return answered;
    },
  };
}

const readiness = () =>
  fetch(`${product.url}/api/health/ready`).then(
    (answer) => answer.status,
    () => 0,
  );

describe('an api that is told to stop', () => {
  it('is no longer ready, answers what it has begun as the last on each line, and ends by itself', async () => {
    const calls = await Promise.all(Array.from({ length: 10 }, halfALogin));
    product.api.child?.kill('SIGTERM');
    await until('not ready', async () => (await readiness()) !== 200);
    const answers = await Promise.all(calls.map((call) => call.finish()));
    expect(answers).toEqual(Array<unknown[]>(10).fill([401, 'close']));
    expect(await product.api.exited()).toBe(0);
  });
});
