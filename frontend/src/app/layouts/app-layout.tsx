import { Outlet } from 'react-router';
import ThemeFrame from '../../shared/theme/theme-frame.js';
import { StoreProvider } from '../store-provider.js';

/** Read by the site's frame, which shows toasts where this is matched. */
export const handle = 'toasts';

/** Pages made of MUI's components, which make calls. */
export default function AppLayout() {
  return (
    <StoreProvider>
      <ThemeFrame>
        <Outlet />
      </ThemeFrame>
    </StoreProvider>
  );
}
