import { useState } from 'react';

/** Rows that are gone are not ticked. */
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
