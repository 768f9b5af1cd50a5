import {
  createSlice,
  nanoid,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { UI_TIMINGS } from '@repurpose/contract';

export interface ToastContent {
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
