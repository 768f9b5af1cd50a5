import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { useStarted, type Started } from './use-shown.js';

const accepted = (id: string): Started => ({ kind: 'accepted', id });
const starting = { kind: 'starting', request: {} } as Started;

function opened() {
  const at = (id: string) => `/dashboard?open=${id}`;
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: ['/dashboard'] }, children);
  const { result } = renderHook(
    ({ shownId }) => ({ started: useStarted(shownId, at), navigate: useNavigate() }),
    { wrapper, initialProps: { shownId: null as string | null } },
  );
  return {
    state: () => result.current.started[0],
    begin: () => act(() => result.current.started[1].begin(starting)),
    to: (id: string) => act(() => result.current.navigate(at(id))),
  };
}

it('is dropped when something else is opened meanwhile', async () => {
  const { state, begin, to } = opened();
  const set = await begin();
  expect(state()?.kind).toBe('starting');
  await to('other');
  expect(state()).toBeNull();
  expect(set(accepted('one'))).toBe(false);
});

it('a second run holds when the address of the first follows late', async () => {
  const { state, begin, to } = opened();
  const setFirst = await begin();
  act(() => void setFirst(accepted('one')));
  const set = await begin();
  await to('one');
  expect(state()?.kind).toBe('starting');
  expect(await act(() => set(accepted('two')))).toBe(true);
  expect(state()).toEqual(expect.objectContaining({ id: 'two' }));
});
