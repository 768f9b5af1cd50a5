import {
  API,
  type ChangePlanRequest,
  type CheckoutRequest,
  type CheckoutResponse,
  type CheckoutStatus,
  type PlanChangeResult,
} from '@repurpose/contract';
import { api } from '../../shared/api/api.js';
import { sending } from '../../shared/api/calling.js';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    createCheckoutSession: build.mutation<CheckoutResponse | null, CheckoutRequest>({
      query: sending(API.createCheckoutSession),
    }),
    changePlan: build.mutation<PlanChangeResult, ChangePlanRequest>({
      query: sending(API.changePlan),
      // After a failure too: the plan may have changed and the answer been lost.
      invalidatesTags: ['User'],
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

export const { useChangePlanMutation, useCreateCheckoutSessionMutation, useGetCheckoutStatusQuery } =
  checkoutApi;
