import { useState } from 'react';

/** Which of the rows on the page are ticked; a row that is no longer there is not. */
export function useSelection(ids: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selected = ids.filter((id) => ticked.has(id));
  return {
    selected,
    isSelected: (id: string) => ticked.has(id),
    toggle: (id: string) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setTicked(next);
    },
    toggleAll: () => setTicked(new Set(selected.length === ids.length ? [] : ids)),
    clear: () => setTicked(new Set()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
