import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { api } from './api.js';

type ApiState = { api: ReturnType<typeof api.reducer> };

/** The store's dispatch, as far as the shared layer may know it. */
export const useApiDispatch = () => useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
