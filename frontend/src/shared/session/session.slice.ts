import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Logging out has two steps: the way to `/`, and only there the user is gone (else a protected page redirects first). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { isLeaving: false },
  reducers: {
    leavingChanged: (state, action: PayloadAction<boolean>) => {
      state.isLeaving = action.payload;
    },
  },
});
export const { leavingChanged } = sessionSlice.actions;
