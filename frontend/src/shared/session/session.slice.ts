import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A logout opens `/` before the user is cleared, else a protected page would redirect first. */
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
