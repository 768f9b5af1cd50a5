import type { FormatKey, RepurposeSettings } from '@repurpose/contract';
import type { WritingRequest } from '../../formats/draft/writing-request.js';
import type { Allotment } from './deal.js';
import { Deal } from './deal.js';
import { findKeyPoints } from '../analysis/analysis.js';
import type { Candidate, Plan } from '../analysis/analysis.types.js';
import { shortened } from './sizes.js';

/** A sentence that stood in an earlier version is worth this share of itself, once per version. */
const WORN = 0.15;
/** Versions beyond come back to the first ones. */
const MAX_VARIANTS = 12;

/** Parts of the wanted size, tried in turn until the pieces differ enough: shorter rather than the same again. */
const SCALES = [1, 0.85, 0.72, 0.6, 0.5] as const;
/** Ways to deal at one size. */
const TURNS = [0, 1, 2] as const;
/** Where none is short enough: sentences shared too much that a step down must save, two lines being no piece. */
const STEP_DOWN = 1;
const HOPELESS = 18;

const allotments = new WeakMap<Plan, Map<string, Map<FormatKey, Allotment>>>();

/** A short version has a part of what the medium one has. */
function shortSizes(
  plan: Plan,
  formats: readonly FormatKey[],
  settings: RepurposeSettings,
): ReadonlyMap<FormatKey, number>[] {
  const medium = deal(plan, formats, { ...settings, length: 50 });
  const held = [...medium].map(
    ([format, { hook, picks }]) => [format, picks.length + (hook ? 1 : 0)] as const,
  );
  return SCALES.slice(0, 3).map(
    (scale) => new Map(held.map(([format, each]) => [format, shortened(format, each * scale)])),
  );
}

function deal(
  plan: Plan,
  formats: readonly FormatKey[],
  settings: RepurposeSettings,
): Map<FormatKey, Allotment> {
  let best: Deal | undefined;
  let least = Infinity;
  let last = Infinity;
  const sizes = settings.length < 50 ? shortSizes(plan, formats, settings) : SCALES;
  for (const [step, size] of sizes.entries()) {
    let nearest = Infinity;
    for (const turn of TURNS) {
      const table = new Deal(plan, formats, settings, size, turn);
      const excess = table.run();
      if (excess === 0) return table.allotments();
      nearest = Math.min(nearest, excess);
      if (excess + step * STEP_DOWN < least) [best, least] = [table, excess + step * STEP_DOWN];
    }
    // far from it and no nearer than a step before: the source is too short for so many pieces
    if (nearest > HOPELESS && nearest > last - STEP_DOWN) break;
    last = nearest;
  }
  return best?.allotments() ?? new Map<FormatKey, Allotment>();
}

/** The same plan with the sentences of earlier versions put behind the others. */
function worn(plan: Plan, earlier: readonly Allotment[]): Plan {
  const uses = new Map<number, number>();
  for (const { hook, picks } of earlier)
    for (const { index } of hook ? [hook, ...picks] : picks) uses.set(index, (uses.get(index) ?? 0) + 1);
  const candidates = plan.candidates.map((candidate): Candidate => ({
    ...candidate,
    score: candidate.score * WORN ** (uses.get(candidate.index) ?? 0),
  }));
  const sections = plan.sections.map((section, at) => ({
    ...section,
    candidates: candidates.filter((candidate) => candidate.section === at),
  }));
  return {
    ...plan,
    candidates,
    sections,
    byIndex: new Map(candidates.map((candidate) => [candidate.index, candidate])),
    keyPoints: findKeyPoints(sections, candidates),
  };
}

/** What a further version may use: dealt for the format alone, from what its earlier versions left. */
function allotVariant(plan: Plan, request: WritingRequest, format: FormatKey, variant: number): Allotment {
  const earlier = [allot(plan, { ...request, variant: 0 }, format)];
  for (;;) {
    const next = deal(worn(plan, earlier), [format], request.settings).get(format);
    const allotment = next ?? { hook: null, picks: [] };
    if (earlier.length === variant) return allotment;
    earlier.push(allotment);
  }
}

/** What a format may use; dealt once per plan, set of formats and settings, so that all formats of a request fit together. */
export function allot(plan: Plan, request: WritingRequest, format: FormatKey): Allotment {
  const { formats: asked, settings, variant = 0 } = request;
  if (variant > 0) return allotVariant(plan, request, format, ((variant - 1) % MAX_VARIANTS) + 1);
  const formats = asked.includes(format) ? [...new Set(asked)].sort() : [format];
  const known = allotments.get(plan) ?? new Map<string, Map<FormatKey, Allotment>>();
  allotments.set(plan, known);
  const key = `${settings.length} ${settings.tone} ${settings.formality} ${settings.industry} ${formats.join()}`;
  const dealt = known.get(key) ?? deal(plan, formats, settings);
  known.set(key, dealt);
  return dealt.get(format) ?? { hook: null, picks: [] };
}
