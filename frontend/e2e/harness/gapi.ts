import type { BrowserContext } from 'playwright-core';

/** A call by `name`, or the answer to the call `id`. */
interface Line {
  id: number;
  name?: string;
  data?: unknown;
  answer?: unknown;
}
type Handler = (data: unknown) => unknown;
type Reply = (answers: unknown[]) => void;
interface FrameOptions {
  url: string;
  where: HTMLElement;
  attributes: Record<string, string | object>;
}

/**
 * Runs in the browser, so it uses nothing from outside: the part of Google's `gapi.iframes` that the Firebase client
 * calls.
 */
function installGapi(): void {
  const faults: unknown[] = [];
  const connect = (other: () => Window | null) => {
    const handlers = new Map<string, Handler>();
    const replies = new Map<number, Reply>();
    let waiting: Line[] = [];
    let lastId = 0;
    const post = (line: Line) => other()?.postMessage({ gapi: line }, '*');
    const take = (line: Line) => {
      const handler = handlers.get(line.name ?? '');
      if (handler) post({ id: line.id, answer: handler(line.data) });
      else waiting.push(line);
    };
    const reply = ({ id, answer }: Line) => {
      try {
        replies.get(id)?.([answer]);
      } catch (error) {
        // Like Google's: the client throws after it has read whether storage works.
        faults.push(error);
      }
    };
    window.addEventListener('message', ({ source, data }: MessageEvent<{ gapi?: Line } | null>) => {
      const line = typeof data === 'object' ? data?.gapi : undefined;
      if (!line || source !== other()) return;
      if (line.name === undefined) reply(line);
      else take(line);
    });
    return {
      register(name: string, handler: Handler) {
        handlers.set(name, handler);
        const early = waiting;
        waiting = [];
        early.forEach(take);
      },
      send(name: string, data: unknown, whenAnswered: Reply = () => undefined) {
        lastId += 1;
        replies.set(lastId, whenAnswered);
        post({ id: lastId, name, data });
      },
    };
  };
  const open = ({ url, where, attributes }: FrameOptions, whenOpen: (frame: object) => unknown) => {
    const element = document.createElement('iframe');
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === 'string') element.setAttribute(name, value);
      else Object.assign(element.style, value);
    }
    element.src = url;
    const frame = connect(() => element.contentWindow);
    const ready = new Promise<void>((resolve) => {
      frame.register('ready', () => {
        resolve();
        return true;
      });
    });
    where.append(element);
    return whenOpen({
      ...frame,
      restyle: () => Promise.resolve(),
      ping: (whenReady: () => void) => ready.then(whenReady),
    });
  };
  const getParentIframe = () => {
    const parent = connect(() => window.parent);
    parent.send('ready', null);
    return parent;
  };
  const iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    Iframe: class {},
    getContext: () => ({ open, getParentIframe }),
  };
  const gapi = {
    faults,
    load: (_name: string, { callback }: { callback: () => void }) => {
      Object.assign(gapi, { iframes });
      queueMicrotask(callback);
    },
  };
  const page = window as unknown as Record<string, unknown>;
  page['gapi'] = gapi;
  const { src } = document.currentScript as HTMLScriptElement;
  const whenLoaded = page[new URL(src).searchParams.get('onload') ?? 'gapi_onload'];
  if (typeof whenLoaded === 'function') whenLoaded();
}

/**
 * Serves what only the internet has: Google's script for the popup, and the styles of the emulator's pages. Client,
 * frame, popup and emulator are real.
 */
export async function serveGapi(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${installGapi.toString()})();` }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({
      contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/css',
    }),
  );
}
