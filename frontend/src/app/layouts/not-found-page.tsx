import { MESSAGES } from '@repurpose/contract';
import { paths } from '../../shared/paths.js';
import { ButtonLink } from '../../shared/ui/button.js';

export function NotFoundPage() {
  return (
    <div className="page page-narrow stack">
      <h1 className="page-title">{MESSAGES.notFound.title}</h1>
      <p className="page-lead">{MESSAGES.notFound.body}</p>
      <ButtonLink to={paths.home.getHref()}>Go Home</ButtonLink>
    </div>
  );
}
