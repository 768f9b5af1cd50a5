import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useSelector, useStore } from 'react-redux';
import { leavingChanged } from '../shared/session/session.slice.js';
import { StoreProvider, type AppStore } from './store-provider.js';

it('what changes before a page is hydrated is shown after it: the page begins as the server rendered it', async () => {
  let store: AppStore | undefined;
  const Leave = () => {
    store = useStore() as AppStore;
    const isLeaving = useSelector((state: ReturnType<AppStore['getState']>) => state.session.isLeaving);
    return <button disabled={!isLeaving}>Leave</button>;
  };
  const page = (
    <StoreProvider>
      <Leave />
    </StoreProvider>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  expect(root.querySelector('button')).toBeDisabled();
  store?.dispatch(leavingChanged(true));
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: (error) => void errors.push(error) });
    await Promise.resolve();
  });
  expect(root.querySelector('button')).toBeEnabled();
  expect(errors).toEqual([]);
});
