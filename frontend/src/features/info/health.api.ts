import { API, type ComponentState, type Health } from '@repurpose/contract';

import { api } from '../../shared/api/api.js';
import { STATES } from './component-states.js';

/** Whether an answer is the readiness report; a proxy's error page is not. */
export function isHealth(value: unknown): value is Health {
  if (typeof value !== 'object' || value === null || !('components' in value)) return false;
  const { components } = value;
  if (typeof components !== 'object' || components === null) return false;
  return Object.values(components).every((state: ComponentState) => Object.hasOwn(STATES, state));
}

/** The report itself, also with a 503: then it says which part is down. `null`: no report came, everything is out. */
async function fetchHealth(): Promise<Health | null> {
  const response = await fetch(API.ready.path, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
  });
  const answer: unknown = await response.json();
  return isHealth(answer) ? answer : null;
}

const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query<Health | null, void>({
      queryFn: async () => {
        const data = await fetchHealth().catch((cause: unknown) => {
          // No answer (TypeError) or one that is not JSON: that is a state to show, not a fault of this page.
          if (cause instanceof TypeError || cause instanceof SyntaxError) return null;
          throw cause;
        });
        return { data };
      },
    }),
  }),
});

export const { useGetHealthQuery } = healthApi;
