import { lazy, type ComponentType } from 'react';

/** A page or frame in a chunk of its own; `load` fetches it ahead (before hydration). */
export function lazyPage<Props = object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: ReturnType<typeof load> | null = null;
  const once = () => (loading ??= load());
  return { Page: lazy(once), load: once };
}
