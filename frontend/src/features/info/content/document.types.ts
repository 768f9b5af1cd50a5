/** A paragraph, list, steps, or table of terms. `[words](/path)` is a link. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] };

export interface DocumentSection {
  /** Anchor. Stable, because people link to it. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** `[square brackets]` in legal texts are placeholders that the operator fills in. */
export interface DocumentPage {
  readonly title: string;
  readonly lead: string;
  /** In legal texts. */
  readonly dated?: string;
  readonly sections: readonly DocumentSection[];
}

export const PLACEHOLDERS = {
  date: '[DATE]',
  jurisdiction: '[JURISDICTION]',
  operator: '[COMPANY NAME AND ADDRESS]',
  contact: '[CONTACT ADDRESS]',
} as const;
