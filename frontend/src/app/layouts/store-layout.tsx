import { Outlet } from 'react-router';
import { StoreProvider } from '../store-provider.js';

/** Pages that make calls. */
export default function StoreLayout() {
  return (
    <StoreProvider>
      <Outlet />
    </StoreProvider>
  );
}
