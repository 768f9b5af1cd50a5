import type { ReactNode } from 'react';
import { lazyPage } from './lazy-page.js';

/**
 * What a page stands in. `plain`: nothing, it only reads. `store`: the site's store (calls, session, toasts), loaded with
 * the first page that needs it.
 */
export type Frame = 'plain' | 'store';
type LazyFrame = ReturnType<typeof lazyPage<{ children: ReactNode }>>;

const store: LazyFrame = lazyPage(() => import('./store-frame.js'));

/** Around a page, from the outside in. */
export const FRAMES: Readonly<Record<Frame, readonly LazyFrame[]>> = {
  plain: [],
  store: [store],
};
