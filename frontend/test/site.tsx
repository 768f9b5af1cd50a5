import { render } from '@testing-library/react';
import { join } from 'node:path';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation, type RouteObject } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { PublicConfig, User } from '@repurpose/contract';
import Root, { ErrorBoundary } from '../src/app/root.js';
import routes from '../src/app/routes.js';
import { createStore } from '../src/app/store-provider.js';
import { IdentityContext } from '../src/shared/identity/use-identity.js';
import type { IdentityPort } from '../src/shared/identity/identity.port.js';

/** JSON; `status` default 200. */
export interface Answer {
  status?: number;
  json?: unknown;
  text?: string;
  headers?: Record<string, string>;
}
export interface SentCall {
  call: string;
  body: unknown;
  headers: Headers;
  credentials: string | undefined;
}
type Answerer = Answer | ((sent: SentCall) => Answer | Response);
export type Answers = Record<string, Answerer>;

export const aUser = (changes: Partial<User> = {}): User => ({
  id: 'user-1',
  email: 'ada@example.com',
  username: 'ada',
  plan: 'free',
  transformationsLeft: 5,
  stripeCustomerId: null,
  profileImageUrl: '',
  creditsRenewAt: '2026-12-21T00:00:00.000Z',
  planChange: null,
  ...changes,
});

export const aConfig = (firebase: PublicConfig['identity']['firebase'] = null): PublicConfig => ({
  writer: 'offline',
  payments: {
    isSandbox: true,
    sandboxUrl: null,
    publishableKey: 'pk_test',
    prices: { pro: 'price_pro', agency: 'price_agency' },
  },
  mail: { isSandbox: true },
  identity: { firebase },
});

export const FIREBASE = { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a', emulatorUrl: null };

const toResponse = ({ status = 200, json, text, headers }: Answer) =>
  new Response(json === undefined ? (text ?? '') : JSON.stringify(json), {
    status,
    ...(headers ? { headers } : {}),
  });

/** By `METHOD /path`; default 404. If `GET /api/user` is stubbed, the page believes that there is a session cookie. */
export function stubApi(answers: Answers): SentCall[] {
  const sent: SentCall[] = [];
  if (answers['GET /api/user']) document.documentElement.dataset['session'] = 'known';
  else delete document.documentElement.dataset['session'];
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(String(input));
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = `${init?.method ?? 'GET'} ${pathname}${search}`;
    const made: SentCall = {
      call,
      body,
      headers: new Headers(init?.headers),
      credentials: init?.credentials,
    };
    sent.push(made);
    const answer = answers[call] ?? { status: 404, json: { message: 'Not found.', error: 'Not found.' } };
    const given = typeof answer === 'function' ? answer(made) : answer;
    return Promise.resolve(given instanceof Response ? given : toResponse(given));
  };
  return sent;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
}

type RouteModule = Pick<RouteObject, 'loader' | 'handle'> & {
  default: NonNullable<RouteObject['Component']>;
};

/** As the framework does: the module is loaded when it is visited. */
const toRoute = ({ path, index, file, children }: RouteConfigEntry): RouteObject => ({
  lazy: () => {
    const { default: Component, ...rest } = jest.requireActual<RouteModule>(
      join(process.cwd(), 'frontend/src/app', file),
    );
    return Promise.resolve({ Component, ...rest });
  },
  ...(path === undefined ? {} : { path }),
  ...(index ? { index } : { children: (children ?? []).map(toRoute) }),
});

/** Real store, routes and pages. Only the network and the identity service are stubs. */
export function openSite(path: string, identity?: IdentityPort) {
  const open = () =>
    identity ? Promise.resolve(identity) : Promise.reject(new Error('no identity service here'));
  const Component = () => (
    <>
      <Root />
      <Address />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        Component,
        ErrorBoundary: () => <ErrorBoundary error={null} />,
        HydrateFallback: () => null,
        children: routes.map(toRoute),
      },
    ],
    { initialEntries: [path] },
  );
  const shown = render(
    <IdentityContext.Provider value={open}>
      <Provider store={createStore()}>
        <RouterProvider router={router} />
      </Provider>
    </IdentityContext.Provider>,
  );
  return { ...shown, router };
}
