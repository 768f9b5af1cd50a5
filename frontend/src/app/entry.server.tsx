import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';
import { withStyles } from '../shared/theme/style-cache.js';

/** Prerenders whole and in order, so that no script has to move parts into place. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await withStyles(async () => {
    const { prelude } = await prerender(
      <StrictMode>
        <ServerRouter context={context} url={request.url} />
      </StrictMode>,
      {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (cause) => {
          throw cause;
        },
      },
    );
    return new Response(prelude).text();
  });
  // The page is painted without scripts: style sheets and fonts come first.
  const page = html.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');
  headers.set('content-type', 'text/html');
  return new Response(page, { status, headers });
}
