import { act, fireEvent, render, screen } from '@testing-library/react';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { ToastRegion } from './toast-region.js';
import { showToast, toastsSlice } from './toasts.slice.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows one toast at most and removes a dismissed one 1,000,000 ms later', () => {
  const store = configureStore({ reducer: { toasts: toastsSlice.reducer } });
  render(
    <Provider store={store}>
      <ToastRegion />
    </Provider>,
  );
  act(() => void store.dispatch(showToast({ title: 'First' })));
  act(() => void store.dispatch(showToast({ title: 'Second', variant: 'destructive' })));
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Second');

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(screen.queryByText('Second')).toBeNull();
  const { toasts } = store.getState().toasts;
  expect(toasts).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(999_999));
  expect(store.getState().toasts.toasts).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(1));
  expect(store.getState().toasts.toasts).toHaveLength(0);
});
