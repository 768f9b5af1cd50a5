import { Outlet } from 'react-router';
import { StoreProvider } from '../store-provider.js';

/** Read by the site's frame, which shows toasts where this is matched. */
export const handle = 'store';

/** Pages that make calls. */
export default function StoreLayout() {
  return (
    <StoreProvider>
      <Outlet />
    </StoreProvider>
  );
}
