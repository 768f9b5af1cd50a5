import { configureStore } from '@reduxjs/toolkit';
import { api } from '../shared/api/api.js';
import { sessionSlice } from '../shared/session/session.slice.js';
import { toastsSlice } from '../shared/toasts/toasts.slice.js';

/** One per page load and per test. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, toasts: toastsSlice.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    // A save is on screen before the code that waited for it continues.
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
