import { API } from '@repurpose/contract';
import { calling } from './calling.js';

it('fills in the ids of a path by their names, escaped', () => {
  expect(calling(API.removeMember)({ workspaceId: 'w1', userId: 'a/b' })).toEqual({
    method: 'DELETE',
    path: '/api/workspaces/w1/members/a%2Fb',
  });
});

it('names a workspace that is not in the path, unless it is the default one, and sends the body', () => {
  const change = { voiceId: 'v1', body: { name: 'Plain' } };
  expect(calling(API.updateVoice)({ ...change, workspaceId: 'w 1' })).toMatchObject({
    path: '/api/voices/v1?workspaceId=w%201',
    body: { name: 'Plain' },
  });
  expect(calling(API.updateVoice)({ ...change, workspaceId: null }).path).toBe('/api/voices/v1');
});
