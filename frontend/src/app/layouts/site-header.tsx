import { lazy, useDeferredValue, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../shared/paths.js';
import { isSignInLikely, subscribeToSessionHint } from '../../shared/session/session-hint.js';
import { ButtonLink } from '../../shared/ui/button.js';
import { SiteIcon } from '../../shared/ui/site-icon.js';
import { Logo } from '../../shared/ui/logo.js';
import { Part } from '../../shared/ui/part.js';
import css from './layouts.module.css';
import { chooseScheme, currentScheme } from '../../shared/browser/scheme.js';

const SessionLinks = lazy(() => import('./session-links.js'));

const ANCHORS = [
  ['Features', paths.home.getHref('features')],
  ['Pricing', paths.home.getHref('pricing')],
] as const;

export function SiteHeader() {
  const toggle = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // Following a link closes the menu.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isOpen = openedOn === key;
  // Going back does not reopen it.
  if (openedOn !== null && !isOpen) setOpenedOn(null);
  return (
    <header
      className={css.header}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpenedOn(null);
        toggle.current?.focus();
      }}
    >
      <div className={`wrap ${css.headerRow}`}>
        <Link to={paths.home.getHref()} className={css.headerLogo} aria-label="Repurpose, home">
          <Logo />
        </Link>
        <nav className={css.nav} aria-label="Main">
          <Anchors />
        </nav>
        <div className={css.headerEnd}>
          <SchemeToggle />
          <div className={css.account}>
            <AccountLinks />
          </div>
          <button
            ref={toggle}
            type="button"
            className={`${css.iconButton} ${css.menuButton}`}
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            aria-controls="site-menu"
            onClick={() => setOpenedOn(isOpen ? null : key)}
          >
            <SiteIcon name={isOpen ? 'close' : 'menu'} size={24} />
          </button>
        </div>
      </div>
      <nav id="site-menu" className={css.menu} aria-label="Menu" hidden={!isOpen}>
        {isOpen && (
          <div className={`wrap ${css.menuList}`}>
            <AccountLinks anchors={<Anchors />} />
          </div>
        )}
      </nav>
    </header>
  );
}

function Anchors() {
  return ANCHORS.map(([label, href]) => (
    <Link key={href} to={href} className={css.link}>
      {label}
    </Link>
  ));
}

/**
 * As prerendered. Asks the API only if this device remembers a sign-in; deferred to keep hydration short. With
 * `anchors` in the menu of a phone, where they are first for guests only.
 */
function AccountLinks({ anchors }: { anchors?: ReactNode }) {
  const hint = useSyncExternalStore(subscribeToSessionHint, isSignInLikely, () => false);
  const isLikely = useDeferredValue(hint, false);
  const forGuests = (
    <>
      {anchors}
      <GuestLinks />
    </>
  );
  if (!isLikely) return forGuests;
  return (
    <Part fallback={forGuests}>
      <SessionLinks forGuests={forGuests} anchors={anchors} />
    </Part>
  );
}

function GuestLinks() {
  return (
    <>
      <Link to={paths.auth.getHref()} className={css.link}>
        Login
      </Link>
      <ButtonLink to={paths.auth.getHref({ tab: 'register' })} size="small">
        Sign up
      </ButtonLink>
    </>
  );
}

/** CSS shows one of both icons, so the prerendered page is right in either scheme. */
function SchemeToggle() {
  return (
    <button
      type="button"
      className={css.iconButton}
      aria-label="Switch between light and dark"
      onClick={() => chooseScheme(currentScheme() === 'dark' ? 'light' : 'dark')}
    >
      <span style={{ display: 'var(--in-light)' }}>
        <SiteIcon name="moon" />
      </span>
      <span style={{ display: 'var(--in-dark)' }}>
        <SiteIcon name="sun" />
      </span>
    </button>
  );
}
