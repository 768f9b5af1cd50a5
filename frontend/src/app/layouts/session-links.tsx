import { lazy, useDeferredValue, type ReactNode } from 'react';
import { Link, useLocation, useMatch } from 'react-router';
import { PLANS, type User } from '@repurpose/contract';
import { counted } from '../../shared/figures.js';
import { paths } from '../../shared/paths.js';
import { LogoutButton } from '../../shared/session/logout-button.js';
import { useSession } from '../../shared/session/use-session.js';
import ThemeFrame from '../../shared/theme/theme-frame.js';
import { Part } from '../../shared/ui/part.js';
import { useGetWorkspacesQuery } from '../../shared/workspace/workspaces.api.js';
import { StoreProvider } from '../store-provider.js';
import css from './layouts.module.css';

const Switcher = lazy(() => import('../../features/workspaces/switcher.js'));

const PAGES = [
  ['Dashboard', paths.dashboard, paths.workspaceDashboard],
  ['Library', paths.library, paths.workspaceLibrary],
  ['Voices', paths.voices, paths.workspaceVoices],
] as const;

type SessionLinksProps = { forGuests: ReactNode; anchors: ReactNode };

function Links({ forGuests, anchors }: SessionLinksProps) {
  // Not at once with the answer, by which the page opens too.
  const user = useDeferredValue(useSession().user, null);
  // Null: the default workspace.
  const slug = useMatch('/w/:slug/*')?.params.slug ?? null;
  if (!user) return forGuests;
  return (
    <ThemeFrame>
      <WorkspaceSwitcher user={user} slug={slug} />
      {PAGES.map(([name, page, pageOfWorkspace]) => (
        <Link
          key={name}
          to={slug === null ? page.getHref() : pageOfWorkspace.getHref(slug)}
          className={css.link}
        >
          {name}
        </Link>
      ))}
      <AccountLink user={user} hasLine={Boolean(anchors)} />
      {anchors}
      <LogoutButton>Logout</LogoutButton>
    </ThemeFrame>
  );
}

/** Theirs, also in a workspace of others. On the dashboard, what is open there stays. */
function AccountLink({ user, hasLine }: { user: User; hasLine: boolean }) {
  const { pathname, search } = useLocation();
  const dashboard = paths.dashboard.path;
  const { name, monthlyCredits } = PLANS[user.plan];
  const credits = monthlyCredits === null ? 'unlimited' : counted(user.transformationsLeft, 'credit');
  return (
    <Link to={`${dashboard}${pathname === dashboard ? search : ''}#account`} className={css.link}>
      Account
      {hasLine && (
        <span className="soft small">
          {' · '}
          {name}, {credits}
        </span>
      )}
    </Link>
  );
}

/** Only if there is another workspace, or one can be made. */
function WorkspaceSwitcher({ user, slug }: { user: User; slug: string | null }) {
  const { data = [] } = useGetWorkspacesQuery(user.id);
  const shown = data.filter((each) => !each.isArchived || each.slug === slug);
  const current = shown.find((each) => (slug === null ? each.isDefault : each.slug === slug)) ?? shown[0];
  if (!current || (shown.length < 2 && user.plan !== 'agency')) return null;
  return (
    <Part fallback={null}>
      <Switcher workspaces={shown} current={current} />
    </Part>
  );
}

/** Shown once the API has confirmed the session. */
export default function SessionLinks(props: SessionLinksProps) {
  return (
    <StoreProvider>
      <Links {...props} />
    </StoreProvider>
  );
}
