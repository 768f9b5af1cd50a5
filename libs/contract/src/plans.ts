interface PlanRow {
  readonly name: string;
  readonly description: string;
  /** US dollars. */
  readonly priceCents: number;
  /** Null: unlimited. */
  readonly monthlyCredits: number | null;
  readonly isPopular: boolean;
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  /** Transformations and regenerations per person; beyond that, 429. */
  readonly maxInFlight: number;
  readonly maxInFlightOfAccount: number;
  readonly workspaces: number;
  /** Distinct people in all workspaces, with the owner. */
  readonly people: number;
  readonly voices: number;
  readonly voiceTerms: number;
  /** Bull's: 1 is served first. */
  readonly queuePriority: number;
}

/** Price ids differ per installation and come from `GET /api/config`. */
export const PLANS = {
  free: {
    name: 'Free',
    description: 'Try it on real work, every month.',
    priceCents: 0,
    monthlyCredits: 5,
    isPopular: false,
    included: ['5 transformations per month', 'Basic format options', 'Standard export'],
    excluded: ['Advanced customization', 'Priority processing'],
    maxInFlight: 5,
    maxInFlightOfAccount: 5,
    workspaces: 1,
    people: 1,
    voices: 0,
    voiceTerms: 0,
    queuePriority: 3,
  },
  pro: {
    name: 'Pro',
    description: 'For people who publish every week.',
    priceCents: 4900,
    monthlyCredits: 50,
    isPopular: true,
    included: [
      '50 transformations per month',
      'All formats',
      'Advanced export',
      'Custom tone and style',
      'Priority processing',
    ],
    excluded: ['White-labeling', 'Team collaboration tools'],
    maxInFlight: 10,
    maxInFlightOfAccount: 10,
    workspaces: 1,
    people: 1,
    voices: 1,
    voiceTerms: 100,
    queuePriority: 2,
  },
  agency: {
    name: 'Agency',
    description: 'For teams that write for others.',
    priceCents: 19900,
    monthlyCredits: null,
    isPopular: false,
    included: [
      'Unlimited transformations',
      'All formats',
      'Advanced export',
      'Custom tone and style',
      'Priority processing',
      'White-labeling',
      'Team collaboration tools',
    ],
    excluded: [],
    maxInFlight: 20,
    maxInFlightOfAccount: 60,
    workspaces: 25,
    people: 10,
    voices: 50,
    voiceTerms: 500,
    queuePriority: 1,
  },
} as const satisfies Record<string, PlanRow>;

/** Agency's list sells it. Remove this when it exists. */
export const AHEAD_OF_AGENCY =
  'White-labeling is being built. Today Agency brings unlimited transformations, workspaces for teams and clients, and the API.';

export type PlanKey = keyof typeof PLANS;
export type PaidPlan = Exclude<PlanKey, 'free'>;
export const PLAN_KEYS = Object.keys(PLANS) as readonly PlanKey[];

export function isUnlimited(plan: PlanKey): boolean {
  return PLANS[plan].monthlyCredits === null;
}

export function isPaidPlan(plan: PlanKey): plan is PaidPlan {
  return plan !== 'free';
}
