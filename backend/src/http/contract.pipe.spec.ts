import { IsIn, IsNotEmpty, IsString } from 'class-validator';
import { ContractPipe, orError } from './contract.pipe.js';

class SampleDto {
  @IsNotEmpty(orError('CONTENT_REQUIRED'))
  @IsString(orError('CONTENT_INVALID'))
  content: string;

  @IsIn(['casual'], orError('TONE_UNKNOWN', (value) => `Unknown tone: ${String(value)}.`))
  tone: string;
}

const read = (body: unknown) => new ContractPipe().transform(body, { type: 'body', metatype: SampleDto });

describe('a request body', () => {
  it('loses fields that are not declared, whatever their names', async () => {
    const body = JSON.parse(
      '{"content":"a","tone":"casual","plan":"agency","__proto__":{"isAdmin":true}}',
    ) as object;
    const dto = await read(body);
    expect(dto).toEqual({ content: 'a', tone: 'casual' });
    expect(dto).not.toHaveProperty('isAdmin');
    expect({}).not.toHaveProperty('isAdmin');
  });

  it.each([
    ['the first field decides', { content: 1, tone: 'x' }, 'CONTENT_INVALID', 'Content must be text.'],
    [
      'of one field the topmost rule',
      { content: '', tone: 'casual' },
      'CONTENT_REQUIRED',
      expect.any(String),
    ],
    ['a rule may name the value', { content: 'a', tone: 'x' }, 'TONE_UNKNOWN', 'Unknown tone: x.'],
    ['a list is no object', [], 'BODY_NOT_OBJECT', 'Request body must be an object.'],
    ['nothing is no object', undefined, 'BODY_NOT_OBJECT', 'Request body must be an object.'],
  ])('%s', async (_name, body, code, message: unknown) => {
    await expect(read(body)).rejects.toMatchObject({ code, message });
  });
});
