/** Words of a letter and an article at medium length, whoever writes them; a shorter text is kept whole. */
export const ARTICLE_WORDS = { medium: 2800, email: 1500 } as const;
