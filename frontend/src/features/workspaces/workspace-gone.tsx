import type { Workspace } from '@repurpose/contract';
import { paths } from '../../shared/paths.js';
import { ButtonLink } from '../../shared/ui/button.js';

interface WorkspaceGoneProps {
  /** As it was when it was last read here; null when it never was. */
  last: Workspace | null;
  userId: string | null;
}

/** In the place of a workspace that is not, or no longer, this person's. */
export function WorkspaceGone({ last }: WorkspaceGoneProps) {
  return (
    <div className="page page-narrow stack" role="alert">
      <h1 className="page-title">
        {last === null ? 'There is no such workspace' : `You are no longer in “${last.name}”`}
      </h1>
      <p className="page-lead">
        {last === null
          ? 'It was renamed or deleted, or you are not a member of it. Whoever sent you here can invite you.'
          : 'Somebody removed you, or the workspace was deleted. Ask its owner if this is a mistake.'}
      </p>
      <ButtonLink to={paths.workspaces.getHref()}>Your workspaces</ButtonLink>
    </div>
  );
}
