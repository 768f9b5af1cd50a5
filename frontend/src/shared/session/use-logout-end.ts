import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { api } from '../api/api.js';
import { useApiDispatch } from '../api/use-api-dispatch.js';
import { paths } from '../paths.js';
import { forgetSession } from './session-hint.js';
import { leavingChanged } from './session.slice.js';

/** Forgets the user and their data once `/` is shown. */
export function useLogoutEnd(): void {
  const isLeaving = useSelector((state: { session: { isLeaving: boolean } }) => state.session.isLeaving);
  const { pathname } = useLocation();
  const dispatch = useApiDispatch();
  useEffect(() => {
    if (!isLeaving || pathname !== paths.home.path) return;
    forgetSession();
    void dispatch(api.util.upsertQueryData('getUser', undefined, null));
    dispatch(api.util.invalidateTags(['Transformations', 'Tags', 'Workspaces']));
    dispatch(leavingChanged(false));
  }, [isLeaving, pathname, dispatch]);
}
