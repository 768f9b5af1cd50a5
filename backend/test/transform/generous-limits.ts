import type { AdmissionLimits } from '../../src/modules/transform/admission/admission.repository.js';

const GENEROUS = { maxInFlight: 1_000, maxInFlightOfAccount: 1_000, isAllowed: true };

export const GENEROUS_LIMITS: AdmissionLimits = {
  maxQueued: 1_000,
  hasWorker: true,
  plans: { free: GENEROUS, pro: GENEROUS, agency: GENEROUS },
};
