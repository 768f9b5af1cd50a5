import type { Scope } from '../../database/scope.js';
import type { TextWorkCall } from '../transform/text-work/text-work-pool.js';
import { ToolsV1Controller } from './tools.controller.js';

it('a check takes turns with the other calls of its caller, not of the account that pays', async () => {
  const calls: TextWorkCall[] = [];
  const run = (_task: string, _input: object, call: TextWorkCall) => {
    calls.push(call);
    return Promise.resolve({ claims: [], lengths: {} });
  };
  const controller = new ToolsV1Controller({ run } as never, {} as never, {} as never);
  const scope: Scope = { userId: 'maker', workspaceId: 'workspace', roles: ['owner'], keyId: 'key' };
  await controller.check(scope, { source: 'A source.', text: 'A text.' });
  expect(calls).toEqual([{ key: 'maker' }]);
});
