import { API, type ComponentState, type Health } from '@repurpose/contract';

import { sendCall } from '../../shared/api/call.js';
import { STATES } from './component-states.js';

/** A proxy's error page is not a report. */
function isHealth(value: unknown): value is Health {
  if (typeof value !== 'object' || value === null || !('components' in value)) return false;
  const { components } = value;
  if (typeof components !== 'object' || components === null) return false;
  return Object.values(components).every((state: ComponentState) => Object.hasOwn(STATES, state));
}

/** A 503 has the report too. Null: no report. Without the store, which would double the weight of this page. */
export async function readHealth(): Promise<Health | null> {
  const result = await sendCall({ ...API.ready, readsStatuses: [503] });
  if (!result.ok) return null;
  try {
    const answer: unknown = await result.response.json();
    return isHealth(answer) ? answer : null;
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}
