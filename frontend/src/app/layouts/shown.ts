import { createContext, useContext, useEffect } from 'react';

/** Told when a page, or what stands in for one that cannot be shown, is on screen and answers. */
export const ShownContext = createContext<() => void>(() => undefined);

/** Stands beside a page, within whatever the page waits in. */
export function Shown() {
  const tell = useContext(ShownContext);
  useEffect(() => tell(), [tell]);
  return null;
}
