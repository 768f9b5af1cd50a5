import type { Server, ServerResponse } from 'node:http';

const closeAfter = (answer: ServerResponse): void => {
  if (!answer.headersSent) answer.setHeader('Connection', 'close');
};

/**
 * Call what it returns when the process is to stop: every answer then ends its connection, also one to a call begun
 * before. Whoever keeps connections to us, as balancers do, is so led to open the next one elsewhere, and none is
 * closed under a call that is on its way.
 */
export function closeConnectionsAfterResponses(server: Server): () => void {
  const open = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener('request', (_call, answer: ServerResponse) => {
    if (isEnding) return closeAfter(answer);
    open.add(answer);
    answer.once('close', () => open.delete(answer));
  });
  return () => {
    isEnding = true;
    for (const answer of open) closeAfter(answer);
    open.clear();
  };
}
