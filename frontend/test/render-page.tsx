import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { createStore } from '../src/app/store-provider.js';
import ThemeFrame from '../src/shared/theme/theme-frame.js';
import { ToastRegion } from '../src/shared/toasts/toast-region.js';

export interface Answer {
  status?: number;
  body: unknown;
}
/** By call, `'GET /api/config'`. Default: 404. */
export type Answers = Record<string, Answer | (() => Answer)>;

/** Records every call. */
export function answerCalls(answers: Answers): { calls: { call: string; body: unknown }[] } {
  const calls: { call: string; body: unknown }[] = [];
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    calls.push({
      call: `${call}${url.search}`,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    });
    const found = answers[call] ?? { status: 404, body: { message: 'Not found.' } };
    const answer = typeof found === 'function' ? found() : found;
    return Promise.resolve(
      new Response(JSON.stringify(answer.body), {
        status: answer.status ?? 200,
        headers: { 'content-type': 'application/json' },
      }),
    );
  };
  return { calls };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname}${search}`}</output>;
}

/** With a real store and router, toasts, and the current address. */
export function renderPage(page: ReactElement, at = '/'): RenderResult {
  return render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[at]}>
        <ThemeFrame>
          {page}
          <ToastRegion />
        </ThemeFrame>
        <Address />
      </MemoryRouter>
    </Provider>,
  );
}
