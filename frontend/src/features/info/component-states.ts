import type { Health, ComponentState } from '@repurpose/contract';

export const LABELS: Record<ComponentState, string> = {
  operational: 'Operational',
  degraded: 'Degraded Performance',
  partial: 'Partial Outage',
  outage: 'Major Outage',
};

const SEVERITY: readonly ComponentState[] = ['operational', 'degraded', 'partial', 'outage'];

export function worstOf(states: readonly ComponentState[]): ComponentState {
  return SEVERITY[Math.max(0, ...states.map((state) => SEVERITY.indexOf(state)))] ?? 'operational';
}

/**
 * Transformation needs the writer, the queue and Redis, so the worst of them counts. `undefined`: no answer, so
 * everything is out.
 */
export function statusRows(health: Health | undefined) {
  const parts = health?.components;
  const state = (...names: (keyof Health['components'])[]): ComponentState =>
    parts ? worstOf(names.map((name) => parts[name])) : 'outage';
  return [
    { name: 'Website and API', state: state('api') },
    { name: 'Content Transformation AI', state: state('writer', 'queue', 'redis') },
    { name: 'Authentication', state: state('identity') },
    { name: 'Database', state: state('database') },
    { name: 'Billing', state: state('payments') },
  ];
}

export function overallSentence(rows: ReturnType<typeof statusRows>): string {
  const worst = worstOf(rows.map((row) => row.state));
  if (worst === 'operational') return 'All systems operational';
  const affected = rows.filter((row) => row.state === worst).map((row) => row.name);
  return `${LABELS[worst]}: ${affected.join(', ')}`;
}
