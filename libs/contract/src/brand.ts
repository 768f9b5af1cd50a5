/** The product's name and verb, in every form a text needs (spec §1, `{product}`). */
export const BRAND = {
  name: 'Repurpose',
  verb: 'repurpose',
  past: 'Repurposed',
  gerund: 'Repurposing',
  tagline: 'Transform your content into multiple formats with AI',
} as const;
