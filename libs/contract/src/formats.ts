import type { PlanKey } from './plans.js';

interface FormatRow {
  readonly label: string;
  readonly plans: 'all' | 'paid';
}

/** In the customer's order. Every list of formats is derived from this table, or checked against it by its type. */
export const FORMATS = {
  twitter: { label: 'Twitter Thread', plans: 'all' },
  linkedin: { label: 'LinkedIn Post', plans: 'all' },
  facebook: { label: 'Facebook Post', plans: 'all' },
  instagram: { label: 'Instagram Caption', plans: 'all' },
  email: { label: 'Email Newsletter', plans: 'all' },
  summary: { label: 'Bullet-Point Summary', plans: 'all' },
  youtube: { label: 'YouTube Script', plans: 'paid' },
  medium: { label: 'Medium Blog Post', plans: 'paid' },
  podcast: { label: 'Podcast Outline', plans: 'paid' },
  reels: { label: 'Instagram Reels', plans: 'paid' },
  tiktok: { label: 'TikTok Script', plans: 'paid' },
  infographic: { label: 'Infographic Text', plans: 'paid' },
} as const satisfies Record<string, FormatRow>;

export type FormatKey = keyof typeof FORMATS;

export const FORMAT_KEYS = Object.keys(FORMATS) as readonly FormatKey[];

export function isFormatKey(value: unknown): value is FormatKey {
  return typeof value === 'string' && Object.hasOwn(FORMATS, value);
}

export function isFormatInPlan(format: FormatKey, plan: PlanKey): boolean {
  return FORMATS[format].plans === 'all' || plan !== 'free';
}

export function formatsOfPlan(plan: PlanKey): FormatKey[] {
  return FORMAT_KEYS.filter((format) => isFormatInPlan(format, plan));
}
