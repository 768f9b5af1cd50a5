import { useSessionHint } from '../../shared/session/use-session.js';
import { useLogoutEnd } from '../../shared/session/use-logout-end.js';
import { ToastRegion } from '../../shared/toasts/toast-region.js';
import { StoreProvider } from '../store-provider.js';

function Parts() {
  useSessionHint();
  useLogoutEnd();
  return <ToastRegion />;
}

export default function StoreParts() {
  return (
    <StoreProvider>
      <Parts />
    </StoreProvider>
  );
}
