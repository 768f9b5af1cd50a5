export const BRAND = {
  name: 'Repurpose',
  verb: 'repurpose',
  past: 'Repurposed',
  gerund: 'Repurposing',
  tagline: 'Transform your content into multiple formats with AI',
} as const;
