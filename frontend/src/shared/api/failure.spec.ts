import { errorFieldOf, messageOf, toFailure } from './failure.js';

const failed = (body: string, status = 500, statusText = 'Internal Server Error') =>
  toFailure(new Response(body, { status, statusText }));

describe('a failed call', () => {
  it.each([
    ['{"message":"No.","error":"Nope."}', 'No.', 'Nope.'],
    ['{"error":"Nope."}', 'Server error: 500', 'Nope.'],
    ['', 'Server error: 500', 'Internal Server Error'],
    ['<html>', 'Server error: 500', 'Internal Server Error'],
    ['{broken', 'Server error: 500', 'Internal Server Error'],
    ['{"message":42,"error":null}', 'Server error: 500', 'Internal Server Error'],
  ])('with the body %j is read by its fields', async (body, message, error) => {
    const failure = await failed(body);
    expect([messageOf(failure), errorFieldOf(failure)]).toEqual([message, error]);
  });
});
