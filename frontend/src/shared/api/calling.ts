import type { ApiCall } from './call.js';

interface Route {
  method: string;
  path: string;
}
/** Null or absent: the default workspace, which is not named. */
type CallArgument = { [id: string]: unknown; workspaceId?: string | null; body?: unknown };

/** An endpoint's `query` whose argument has the ids of the route's path, the workspace and the body. */
export const calling =
  ({ method, path: pattern }: Route) =>
  (argument: CallArgument): ApiCall => {
    const { body, workspaceId } = argument;
    const filled = pattern.replace(/:(\w+)/g, (_, id: string) => encodeURIComponent(String(argument[id])));
    const isNamed = workspaceId && !pattern.includes(':workspaceId');
    const path = isNamed ? `${filled}?workspaceId=${encodeURIComponent(workspaceId)}` : filled;
    return { method, path, ...(body !== undefined && { body }) };
  };

/** An endpoint's `query` whose argument is the body. */
export const sending =
  (route: Route) =>
  (body: unknown): ApiCall => ({ ...route, body });
