import { lazy, type ComponentType } from 'react';

type PageModule = { default: ComponentType };

/** A page in a chunk of its own; `load` fetches it ahead (before hydration, on hover). */
export function lazyPage(load: () => Promise<PageModule>) {
  let loading: Promise<PageModule> | null = null;
  const once = () => (loading ??= load());
  return { Page: lazy(once), load: once };
}
