import { Navigate, useLocation } from 'react-router';
import { paths } from '../../shared/paths.js';
import { useAuthState } from '../../shared/session/use-auth-state.js';
import { Loading } from '../../shared/ui/spinner.js';
import { Library } from './library.js';
import './library.css';

/** /library, protected like the desk; whoever signs in comes back to the same search. */
export default function LibraryPage() {
  const auth = useAuthState();
  const { pathname, search } = useLocation();
  if (auth.status === 'loading') return <Loading label="Opening your library…" />;
  if (auth.status === 'signed-out')
    return (
      <Navigate
        to={paths.auth.getHref({ returnTo: `${pathname}${search}` })}
        state={{ hasEnded: auth.hasEnded }}
        replace
      />
    );
  return <Library key={auth.user.id} />;
}
