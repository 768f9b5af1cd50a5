import type { Source } from '../../source/source.types.js';

/** A heading with the blocks right under it; `parent` is the section it lies in. */
export interface Place {
  heading: string;
  level: number;
  parent: number | null;
  blocks: number[];
}

/** The sections of a source, not nested into each other; the first holds what stands before any heading. */
export function placesOf(source: Source): Place[] {
  const headings = source.sections.map(({ heading }) => heading).filter(Boolean);
  const places: Place[] = [{ heading: '', level: 0, parent: null, blocks: [] }];
  const told = new Set(source.sections.flatMap(({ blocks }) => blocks));
  const open: { level: number; place: number }[] = [];
  let next = 0;
  source.blocks.forEach((block, at) => {
    if (block.kind !== 'heading') {
      if (told.has(at)) places.at(-1)?.blocks.push(at);
      return;
    }
    while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
    const heading = headings[next] ?? block.text;
    next += 1;
    const isTitle = heading === source.title;
    const parent = open.at(-1)?.place ?? null;
    places.push({ heading: isTitle ? '' : heading, level: block.level, parent, blocks: [] });
    if (!isTitle) open.push({ level: block.level, place: places.length - 1 });
  });
  return places;
}
