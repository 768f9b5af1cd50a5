import { useLogoutEnd } from '../../shared/session/use-logout-end.js';
import { ToastRegion } from '../../shared/toasts/toast-region.js';
import StoreFrame from '../store-frame.js';

function Parts() {
  useLogoutEnd();
  return <ToastRegion />;
}

/** What every page has once the store is there: toasts, and the end of a logout. */
export default function StoreParts() {
  return (
    <StoreFrame>
      <Parts />
    </StoreFrame>
  );
}
