/** Only an output made of the source's own sentences has sources. */
const OUTPUT_TABS = { text: 'Text', preview: 'Preview', sources: 'Sources' } as const;
export type OutputTab = keyof typeof OUTPUT_TABS;

const { sources: _sources, ...WITHOUT_SOURCES } = OUTPUT_TABS;

export const outputTabsOf = (hasSources: boolean): Partial<typeof OUTPUT_TABS> =>
  hasSources ? OUTPUT_TABS : WITHOUT_SOURCES;
