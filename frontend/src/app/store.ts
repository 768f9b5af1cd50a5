import { configureStore } from '@reduxjs/toolkit';
import { api } from '../shared/api/api.js';
import { sessionSlice } from '../shared/session/session.slice.js';
import { toastsSlice } from '../shared/toasts/toasts.slice.js';

/** A store of its own for each page load and each test. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, toasts: toastsSlice.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
    // What a save has changed is on screen before anything that waited for the save goes on.
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
