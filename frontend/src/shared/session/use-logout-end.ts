import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSelector } from 'react-redux';
import { api, useApiDispatch } from '../api/api.js';
import { paths } from '../paths.js';
import { removeDrafts } from '../unsaved/drafts.js';
import { removeKeptTexts } from '../unsaved/kept-texts.js';
import { useSession } from './use-session.js';
import { leavingChanged } from './session.slice.js';

/** Removes the user and their texts once `/` is shown: a page that is left writes its draft a last time. */
export function useLogoutEnd(): void {
  const isLeaving = useSelector((state: { session: { isLeaving: boolean } }) => state.session.isLeaving);
  const { pathname } = useLocation();
  const dispatch = useApiDispatch();
  const userId = useSession({ asks: 'never' }).user?.id;
  useEffect(() => {
    if (!isLeaving || pathname !== paths.home.path) return;
    if (userId !== undefined) removeTexts(userId);
    void dispatch(api.util.upsertQueryData('getUser', undefined, null));
    dispatch(api.util.invalidateTags(['Transformations', 'Tags', 'Workspaces']));
    dispatch(leavingChanged(false));
  }, [isLeaving, pathname, dispatch, userId]);
}

/** From this device. */
export function removeTexts(userId: string): void {
  removeDrafts(userId);
  removeKeptTexts(userId);
}
