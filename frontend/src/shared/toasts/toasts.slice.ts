import {
  createSlice,
  nanoid,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { UI_TIMINGS } from '@repurpose/contract';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { isApiFailure, messageOf } from '../api/failure.js';

interface ToastContent {
  title?: string;
  description?: string;
  /** `destructive`: something failed. */
  variant?: 'plain' | 'destructive';
  /** The page says it too: lets the pointer through, and closes with the first click anywhere, as successes do. */
  isBrief?: boolean;
}
export interface Toast extends ToastContent {
  id: string;
  isOpen: boolean;
}
const VISIBLE_TOASTS = 1;

/** A new toast replaces the last. */
const initialState = { toasts: [] as Toast[] };

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastAdded: {
      reducer: (state, action: PayloadAction<Toast>) => {
        state.toasts = [action.payload, ...state.toasts].slice(0, VISIBLE_TOASTS);
      },
      prepare: (content: ToastContent) => ({ payload: { ...content, id: nanoid(), isOpen: true } }),
    },
    toastClosed: (state, action: PayloadAction<string>) => {
      for (const toast of state.toasts) if (toast.id === action.payload) toast.isOpen = false;
    },
    toastRemoved: (state, action: PayloadAction<string>) => {
      state.toasts = state.toasts.filter((toast) => toast.id !== action.payload);
    },
  },
});

type ToastThunk = ThunkAction<void, { toasts: typeof initialState }, unknown, UnknownAction>;

export const showToast = (content: ToastContent): UnknownAction => toastsSlice.actions.toastAdded(content);

/** It leaves the store 1,000,000 ms later. */
export const dismissToast =
  (id: string): ToastThunk =>
  (dispatch) => {
    dispatch(toastsSlice.actions.toastClosed(id));
    setTimeout(() => dispatch(toastsSlice.actions.toastRemoved(id)), UI_TIMINGS.toastRemovalMs);
  };

/** A toast of it. */
export const failed = (title: string, description: string) =>
  ({ title, description, variant: 'destructive' }) as const;

export function useToast(): (content: ToastContent) => void {
  const dispatch = useDispatch();
  return useCallback((content: ToastContent) => void dispatch(showToast(content)), [dispatch]);
}

/** Shows a failure under `title`. Resolves to whether the call succeeded; `done` is shown, or gets the answer. */
export function useAttempt() {
  const toast = useToast();
  return useCallback(
    async <T>(
      title: string,
      call: { unwrap(): Promise<T> },
      done?: ToastContent | ((answer: T) => void),
    ): Promise<boolean> => {
      try {
        const answer = await call.unwrap();
        if (typeof done === 'function') done(answer);
        else if (done) toast(done);
        return true;
      } catch (cause) {
        if (!isApiFailure(cause)) throw cause;
        toast(failed(title, messageOf(cause)));
        return false;
      }
    },
    [toast],
  );
}
