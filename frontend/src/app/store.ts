import { configureStore } from '@reduxjs/toolkit';
import { api } from '../shared/api/api.js';
import { sessionSlice } from '../shared/session/session.slice.js';
import { toastsSlice } from '../shared/toasts/toasts.slice.js';

/** A store of its own for each page load and each test. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, toasts: toastsSlice.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    // What an answer changes is rendered in a task of its own, not within the next frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 0 } }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;
