import type { ComponentState, Health } from '@repurpose/contract';

interface StatusRow {
  readonly name: string;
  readonly state: ComponentState;
}

/** The four-colour scheme; the tone is the name of a colour token, never the only sign. */
export const STATES: Record<ComponentState, { readonly label: string; readonly tone: string }> = {
  operational: { label: 'Operational', tone: 'operational' },
  degraded: { label: 'Degraded Performance', tone: 'degraded' },
  partial: { label: 'Partial Outage', tone: 'partial' },
  outage: { label: 'Major Outage', tone: 'outage' },
};

const SEVERITY: readonly ComponentState[] = ['operational', 'degraded', 'partial', 'outage'];

/** The worst of several states. */
export function worstOf(states: readonly ComponentState[]): ComponentState {
  return SEVERITY[Math.max(0, ...states.map((state) => SEVERITY.indexOf(state)))] ?? 'operational';
}

/**
 * The five components from the live check. Transformation needs the writer, the queue and Redis, so it is
 * as bad as the worst of them. `undefined`: the server did not answer at all, which is an outage of the whole.
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

/** The sentence over the table: how bad it is at the worst, and where. */
export function overallSentence(rows: readonly StatusRow[]): string {
  const worst = worstOf(rows.map((row) => row.state));
  if (worst === 'operational') return 'All systems operational';
  const affected = rows.filter((row) => row.state === worst).map((row) => row.name);
  return `${STATES[worst].label}: ${affected.join(', ')}`;
}
