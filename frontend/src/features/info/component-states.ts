import type { ComponentState, Health } from '@repurpose/contract';

interface StatusRow {
  readonly name: string;
  readonly state: ComponentState;
}

/** `tone`: a colour token, never the only sign. */
export const STATES: Record<ComponentState, { readonly label: string; readonly tone: string }> = {
  operational: { label: 'Operational', tone: 'operational' },
  degraded: { label: 'Degraded Performance', tone: 'degraded' },
  partial: { label: 'Partial Outage', tone: 'partial' },
  outage: { label: 'Major Outage', tone: 'outage' },
};

const SEVERITY: readonly ComponentState[] = ['operational', 'degraded', 'partial', 'outage'];

export function worstOf(states: readonly ComponentState[]): ComponentState {
  return SEVERITY[Math.max(0, ...states.map((state) => SEVERITY.indexOf(state)))] ?? 'operational';
}

/**
 * Transformation needs the writer, the queue and Redis, so the worst of them counts. `undefined`: no answer, so
 * everything is out.
 */
export function statusRows(health: Health | undefined): StatusRow[] {
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

export function overallSentence(rows: readonly StatusRow[]): string {
  const worst = worstOf(rows.map((row) => row.state));
  if (worst === 'operational') return 'All systems operational';
  const affected = rows.filter((row) => row.state === worst).map((row) => row.name);
  return `${STATES[worst].label}: ${affected.join(', ')}`;
}
