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

/** A query that is read again when anything of the tag has changed. */
export const reading = <Tag extends string>(route: Route, tag: Tag) => ({
  query: calling(route),
  providesTags: [tag],
});

/** A mutation that changes what has the tags. */
export const changing = <Tag extends string>(route: Route, ...tags: Tag[]) => ({
  query: calling(route),
  invalidatesTags: tags,
});

/** An endpoint's `query` whose argument is the body. */
export const sending =
  (route: Route) =>
  (body: unknown): ApiCall => ({ ...route, body });
