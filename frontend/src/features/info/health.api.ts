import { API, type ComponentState, type Health } from '@repurpose/contract';

import { api } from '../../shared/api/api.js';
import { sendCall } from '../../shared/api/call.js';
import { STATES } from './component-states.js';

/** Whether an answer is the readiness report; a proxy's error page is not. */
function isHealth(value: unknown): value is Health {
  if (typeof value !== 'object' || value === null || !('components' in value)) return false;
  const { components } = value;
  if (typeof components !== 'object' || components === null) return false;
  return Object.values(components).every((state: ComponentState) => Object.hasOwn(STATES, state));
}

const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query<Health | null, void>({
      // Also a 503 brings the report: then it says which part is down. `null`: no report came, everything is out.
      queryFn: async () => {
        const result = await sendCall({ ...API.ready, readsStatuses: [503] });
        if (!result.ok) return { data: null };
        try {
          const answer: unknown = await result.response.json();
          return { data: isHealth(answer) ? answer : null };
        } catch (cause) {
          if (cause instanceof SyntaxError) return { data: null };
          throw cause;
        }
      },
    }),
  }),
});

export const { useGetHealthQuery } = healthApi;
