import { Outlet } from 'react-router';
import ThemeFrame from '../../shared/theme/theme-frame.js';

/** Read by the site's frame, which shows toasts where this is matched. */
export const handle = 'toasts';

/** Pages made of MUI's components. */
export default function AppLayout() {
  return (
    <ThemeFrame>
      <Outlet />
    </ThemeFrame>
  );
}
