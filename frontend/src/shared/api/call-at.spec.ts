import { API } from '@repurpose/contract';
import { callAt } from './call-at.js';

it('fills in the ids of a path by their names, escaped', () => {
  expect(callAt(API.removeMember, { workspaceId: 'w1', userId: 'a/b' })).toEqual({
    method: 'DELETE',
    path: '/api/workspaces/w1/members/a%2Fb',
  });
});
