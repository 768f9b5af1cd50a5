import { Outlet } from 'react-router';
import ThemeFrame from '../../shared/theme/theme-frame.js';

/** Pages made of MUI's components. */
export default function AppLayout() {
  return (
    <ThemeFrame>
      <Outlet />
    </ThemeFrame>
  );
}
