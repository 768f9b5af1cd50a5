import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.js';
import { ButtonLink } from '../../shared/ui/button.js';
import './auth.css';

/** What a link in a mail opens. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="link-page">
      <section className="sheet auth-fields" aria-labelledby="link-title">
        <h1 id="link-title" className="link-title">
          {title}
        </h1>
        {children}
      </section>
    </div>
  );
}

/** Why the link did nothing, and the way to a new one. */
export function DeadLink({ message }: { message: string }) {
  return (
    <>
      <p role="alert">{message}</p>
      <ButtonLink to={paths.auth.getHref()} isWide>
        Go to login
      </ButtonLink>
    </>
  );
}

export const INCOMPLETE = 'This link is incomplete. Please open it from the mail, or copy all of it.';
