import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../shared/paths.js';
import { LogoutButton } from '../../shared/session/logout-button.js';
import { useSession } from '../../shared/session/use-session.js';
import ThemeFrame from '../../shared/theme/theme-frame.js';
import { StoreProvider } from '../store-provider.js';

/** The workspace that the page is in, by its address; null: the default one. */
function slugIn(pathname: string): string | null {
  const [, first, slug = ''] = pathname.split('/');
  return first === 'w' && slug !== '' ? decodeURIComponent(slug) : null;
}

function Links({ forGuests }: { forGuests: ReactNode }) {
  const { user } = useSession();
  const slug = slugIn(useLocation().pathname);
  if (!user) return forGuests;
  return (
    <>
      <Link
        to={slug === null ? paths.dashboard.getHref() : paths.workspaceDashboard.getHref(slug)}
        className="site-link"
      >
        Dashboard
      </Link>
      <Link
        to={slug === null ? paths.library.getHref() : paths.workspaceLibrary.getHref(slug)}
        className="site-link"
      >
        Library
      </Link>
      <Link
        to={slug === null ? paths.voices.getHref() : paths.workspaceVoices.getHref(slug)}
        className="site-link"
      >
        Voices
      </Link>
      <ThemeFrame>
        <LogoutButton>Logout</LogoutButton>
      </ThemeFrame>
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
