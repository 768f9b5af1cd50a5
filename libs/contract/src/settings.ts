export const TONES = {
  professional: 'Professional',
  casual: 'Casual',
  friendly: 'Friendly',
  enthusiastic: 'Enthusiastic',
  authoritative: 'Authoritative',
  humorous: 'Humorous',
  inspirational: 'Inspirational',
  educational: 'Educational',
} as const;
export type Tone = keyof typeof TONES;

export const INDUSTRIES = {
  technology: 'Technology',
  finance: 'Finance',
  healthcare: 'Healthcare',
  education: 'Education',
  marketing: 'Marketing',
  ecommerce: 'E-commerce',
  entertainment: 'Entertainment',
  travel: 'Travel',
  fitness: 'Fitness',
  food: 'Food',
  fashion: 'Fashion',
  realestate: 'Real Estate',
} as const;
export type Industry = keyof typeof INDUSTRIES;

export const FORMALITIES = { 25: 'Low / Casual', 50: 'Medium / Neutral', 75: 'High / Formal' } as const;
export type Formality = keyof typeof FORMALITIES;

export const LENGTHS = { 25: 'Short', 50: 'Medium', 75: 'Long' } as const;
export type Length = keyof typeof LENGTHS;

export interface RepurposeSettings {
  tone: Tone;
  industry: Industry;
  formality: Formality;
  length: Length;
  /** Absent: the workspace's default voice. Null: none. */
  voiceId?: string | null;
}

export const DEFAULT_SETTINGS: Readonly<RepurposeSettings> = {
  tone: 'professional',
  industry: 'technology',
  formality: 50,
  length: 50,
};

export const TONE_KEYS = Object.keys(TONES) as readonly Tone[];
export const INDUSTRY_KEYS = Object.keys(INDUSTRIES) as readonly Industry[];
export const FORMALITY_VALUES = [25, 50, 75] as const satisfies readonly Formality[];
export const LENGTH_VALUES = [25, 50, 75] as const satisfies readonly Length[];
