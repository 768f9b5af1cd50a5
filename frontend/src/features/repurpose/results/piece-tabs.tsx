/** How a finished piece is looked at. */
export const PIECE_TABS = { text: 'Text', preview: 'Preview' } as const;
export type PieceTab = keyof typeof PIECE_TABS;
