/** Only an output made of the source's own sentences has sources. */
const PIECE_TABS = { text: 'Text', preview: 'Preview', sources: 'Sources' } as const;
export type PieceTab = keyof typeof PIECE_TABS;

const { sources: _sources, ...WITHOUT_SOURCES } = PIECE_TABS;

export const pieceTabsOf = (hasSources: boolean): Partial<typeof PIECE_TABS> =>
  hasSources ? PIECE_TABS : WITHOUT_SOURCES;
