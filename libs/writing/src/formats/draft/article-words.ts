/** Words of a letter and an article at medium length, for the writer and a model alike; a shorter text is kept whole. */
export const ARTICLE_WORDS = { medium: 2800, email: 1500 } as const;
