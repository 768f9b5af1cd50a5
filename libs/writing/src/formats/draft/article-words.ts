/** Maximum words of an email and an article at medium length, for all writers; shorter sources are kept whole. */
export const ARTICLE_WORDS = { medium: 2800, email: 1500 } as const;
