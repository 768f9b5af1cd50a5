import { API, type CheckoutRequest, type CheckoutResponse, type CheckoutStatus } from '@repurpose/contract';

import { api } from '../../shared/api/api.js';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    createCheckoutSession: build.mutation<CheckoutResponse | null, CheckoutRequest>({
      query: (body) => ({ ...API.createCheckoutSession, body }),
      // A switched plan has new credits; a new checkout changes nothing yet.
      invalidatesTags: (answer) => (answer?.changed ? ['User'] : []),
    }),
    getCheckoutStatus: build.query<CheckoutStatus | null, string>({
      query: (sessionId) => ({
        ...API.sessionStatus,
        path: `${API.sessionStatus.path}?session_id=${encodeURIComponent(sessionId)}`,
      }),
      // An open session may be paid by the next visit.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCreateCheckoutSessionMutation, useGetCheckoutStatusQuery } = checkoutApi;
