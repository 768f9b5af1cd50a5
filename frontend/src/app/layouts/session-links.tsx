import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.js';
import { LogoutButton } from '../../shared/session/logout-button.js';
import { useSession } from '../../shared/session/use-session.js';
import { StoreProvider } from '../store-provider.js';

function Links({ forGuests }: { forGuests: ReactNode }) {
  const { user } = useSession();
  if (!user) return forGuests;
  return (
    <>
      <Link to={paths.dashboard.getHref()} className="site-link">
        Dashboard
      </Link>
      <Link to={paths.library.getHref()} className="site-link">
        Library
      </Link>
      <LogoutButton>Logout</LogoutButton>
    </>
  );
}

/** The header's links for whoever is signed in, once the API has said so. */
export default function SessionLinks(props: { forGuests: ReactNode }) {
  return (
    <StoreProvider>
      <Links {...props} />
    </StoreProvider>
  );
}
