/** A paragraph, a list, steps in their order, or a table of terms; `[words](/path)` in any of them is a link. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] };

export interface DocumentSection {
  /** Anchor of the section; stable, people link to it. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/**
 * A text page: help, documentation or law. `[square brackets]` in legal texts are placeholders that the operator fills
 * in before going live.
 */
export interface DocumentPage {
  readonly title: string;
  readonly lead: string;
  /** The line under the title of legal texts. */
  readonly dated?: string;
  readonly sections: readonly DocumentSection[];
}

/** Placeholders of the legal pages. */
export const PLACEHOLDERS = {
  date: '[DATE]',
  jurisdiction: '[JURISDICTION]',
  operator: '[COMPANY NAME AND ADDRESS]',
  contact: '[CONTACT ADDRESS]',
} as const;
