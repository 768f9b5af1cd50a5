import { useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../shared/paths.js';
import { useLogout } from '../../shared/session/use-logout.js';
import { isSignInLikely } from '../../shared/session/session-hint.js';
import { useSession } from '../../shared/session/use-session.js';
import { Button, ButtonLink } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import { Logo } from '../../shared/ui/logo.js';
import { SchemeToggle } from './scheme-toggle.js';

const ANCHORS = [
  ['Features', paths.home.getHref('features')],
  ['Pricing', paths.home.getHref('pricing')],
] as const;

export function SiteHeader() {
  const toggle = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // The menu belongs to the page it was opened on: following a link closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === key;
  return (
    <header
      className="site-header"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpenedOn(null);
        toggle.current?.focus();
      }}
    >
      <div className="wrap site-header-row">
        <Link to={paths.home.getHref()} className="site-header-logo" aria-label="Repurpose, home">
          <Logo />
        </Link>
        <nav className="site-nav" aria-label="Main">
          <Anchors />
        </nav>
        <div className="site-header-end">
          <SchemeToggle />
          <div className="site-account">
            <AccountLinks />
          </div>
          <button
            ref={toggle}
            type="button"
            className="icon-button site-menu-button"
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            aria-controls="site-menu"
            onClick={() => setOpenedOn(isOpen ? null : key)}
          >
            <Icon name={isOpen ? 'close' : 'menu'} size={24} />
          </button>
        </div>
      </div>
      <nav id="site-menu" className="site-menu" aria-label="Menu" hidden={!isOpen}>
        <div className="wrap site-menu-list">
          <Anchors />
          <AccountLinks />
        </div>
      </nav>
    </header>
  );
}

/** The hint is read when the page starts; from then on the session itself tells. */
const neverChanges = () => () => undefined;

function Anchors() {
  return ANCHORS.map(([label, href]) => (
    <Link key={href} to={href} className="site-link">
      {label}
    </Link>
  ));
}

/** Before the API answers, the prerendered page shows what most visitors need: Login and Sign up. */
function AccountLinks() {
  const asks = useSyncExternalStore(neverChanges, isSignInLikely, () => false);
  const { user } = useSession({ asks });
  const { logout, isBusy } = useLogout();
  if (user) {
    return (
      <>
        <Link to={paths.dashboard.getHref()} className="site-link">
          Dashboard
        </Link>
        <Button kind="quiet" size="small" disabled={isBusy} onClick={() => void logout()}>
          Logout
        </Button>
      </>
    );
  }
  return (
    <>
      <Link to={paths.auth.getHref()} className="site-link">
        Login
      </Link>
      <ButtonLink to={paths.auth.getHref()} state={{ tab: 'register' }} size="small">
        Sign up
      </ButtonLink>
    </>
  );
}
