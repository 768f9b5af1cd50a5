import { useLogoutEnd } from '../../shared/session/use-logout-end.js';
import ThemeFrame from '../../shared/theme/theme-frame.js';
import { ToastRegion } from '../../shared/toasts/toast-region.js';
import { StoreProvider } from '../store-provider.js';

function Parts() {
  useLogoutEnd();
  return (
    <ThemeFrame>
      <ToastRegion />
    </ThemeFrame>
  );
}

export default function StoreParts() {
  return (
    <StoreProvider>
      <Parts />
    </StoreProvider>
  );
}
