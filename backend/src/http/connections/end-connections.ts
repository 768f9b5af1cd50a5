import type { Server, ServerResponse } from 'node:http';

const closeAfter = (answer: ServerResponse): void => {
  if (!answer.headersSent) answer.setHeader('Connection', 'close');
};

/** The result closes each connection after its next response: load balancers move without a cut request. */
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
