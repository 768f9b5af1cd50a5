/** How a finished piece is looked at. */
export const PIECE_TABS = { text: 'Text', preview: 'Preview' } as const;
export type PieceTab = keyof typeof PIECE_TABS;

/** Switches the view of a piece; radio buttons, so the arrow keys work. */
export function PieceTabs({ tab, onTab }: { tab: PieceTab; onTab: (tab: PieceTab) => void }) {
  return (
    <fieldset className="switch">
      <legend className="visually-hidden">Show the piece as</legend>
      {(Object.keys(PIECE_TABS) as PieceTab[]).map((key) => (
        <label key={key} className="switch-choice">
          <input type="radio" name="piece-tab" checked={tab === key} onChange={() => onTab(key)} />
          {PIECE_TABS[key]}
        </label>
      ))}
    </fieldset>
  );
}
