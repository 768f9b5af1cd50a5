import { Outlet } from 'react-router';
import ThemeFrame from '../../shared/theme/theme-frame.js';
import { StoreProvider } from '../store-provider.js';

/** The site's frame shows toasts where this is matched. */
export const handle = 'toasts';

/** For pages with MUI and calls. */
export default function AppLayout() {
  return (
    <StoreProvider>
      <ThemeFrame>
        <Outlet />
      </ThemeFrame>
    </StoreProvider>
  );
}
