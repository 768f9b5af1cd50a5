import type { KeyboardEvent } from 'react';

const TABS = { login: 'Login', register: 'Register' } as const;
export type AuthTab = keyof typeof TABS;
const TURNS = new Set(['ArrowRight', 'ArrowLeft']);

/** The two ways in. Plain elements: the first page of most people waits for no component library. */
export function AuthTabs({ tab, onTab }: { tab: AuthTab; onTab: (tab: AuthTab) => void }) {
  const keys = Object.keys(TABS) as AuthTab[];
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = keys.find((key) => key !== tab);
    if (!next || !TURNS.has(event.key)) return;
    event.preventDefault();
    onTab(next);
    event.currentTarget.querySelector<HTMLElement>(`#auth-tab-${next}`)?.focus();
  };
  return (
    <div className="auth-tabs" role="tablist" aria-label="Login or register" onKeyDown={move}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`auth-tab-${key}`}
          className="auth-tab"
          aria-controls="auth-panel"
          aria-selected={tab === key}
          tabIndex={tab === key ? 0 : -1}
          onClick={() => onTab(key)}
        >
          {TABS[key]}
        </button>
      ))}
    </div>
  );
}
