import type { Source } from '../../source/source.types.js';
import { TextPattern } from '../../text/text-pattern.js';
import { contentKeys } from '../../languages/words.js';
import type { Candidate } from './analysis.types.js';

const NEAR_DUPLICATE = 0.75;

/** Stem → how many sentences use it. */
export function countStems(candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of candidates) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** Best at 8 to 26 words; fragments and monsters lose. */
function lengthFit(words: number): number {
  if (words < 6) return 0.3;
  if (words < 8) return 0.75;
  if (words <= 26) return 1;
  return Math.max(0.2, 1 - (words - 26) / 25);
}

function overlap(stems: readonly string[], of: ReadonlySet<string>): number {
  if (of.size === 0) return 0;
  return stems.filter((stem) => of.has(stem)).length / Math.min(of.size, 4);
}

/** How much a sentence speaks in the words that the whole text keeps coming back to. */
function centrality(candidate: Candidate, counts: ReadonlyMap<string, number>): number {
  if (candidate.stems.length === 0) return 0;
  const sum = candidate.stems.reduce((total, stem) => total + Math.log2(counts.get(stem) ?? 1), 0);
  return sum / Math.sqrt(candidate.stems.length + 4);
}

/** Announces what only the next sentences would say. */
export const ANNOUNCES = new TextPattern(
  /^let(?:['’]s| us) (?:see|look|take a look|start|begin|dive|turn)\b|^there (?:are|were|is|was) (?:a (?:few|number|couple)|plenty of|a lot of (?:different )?(?:ways|reasons|things|tips|ideas|options)|different|many|several|some|various|two|three|four|five)\b|\b(?:in|for|with) (?:a few|several|many|two|three|various|a number of|a couple of) (?:different )?(?:ways|reasons|things|steps|challenges)\b|\b(?:is|are|was|were) (?:very |quite |pretty |fairly )?simple[.!]$|\bin (?:a few|several|many|different) ways[.:]|\b(?:several|a few|some|many|various) (?:things|tips|ways|reasons|benefits|steps|ideas|practices|questions)\b|^(?:my|our|the) (?:first|second|third|fourth|fifth|last|next|final) (?:\p{L}+ of )?(?:advice|point|rule|lesson|tip|wish|idea|reason|step) is (?:the \p{L}+est|simple|harder|easy|about (?:\p{L}+ )?\p{L}+)\.$|^what (?:surprised|struck|shocked|impressed|puzzled|amazed|worried) (?:\p{L}+ ){1,3}(?:is|was) (?:who|what|how|where|when|why)\b|^hay (?:varias|muchas|diferentes|distintas|algunas)|^(?:we|i|they|you) (?:have|had|use|used|tried|found) (?:a few|several|some|a couple of|two|three|four|five) \p{L}+(?: (?:that )?(?:we|i|they|you) (?:\p{L}+ )?\p{L}+)?\.$|^existen |^es gibt (?:mehrere|viele|verschiedene)|^il existe |^il y a plusieurs|^ci sono (?:vari|molt|divers)|^existem |^er zijn (?:verschillende|veel)|^(?:not everything (?:was|went|worked)|tout n['’]a pas|no todo (?:fue|ha sido|salió)|nicht alles (?:war|lief|ging)|non tutto è|nem tudo (?:foi|saiu)|niet alles (?:was|ging))\b|^(?:voici|here (?:is|are)|here['’]s|ecco|ziehier)\b/iu,
);

/** What changed and by how much is the news of a report: "No-shows fell from 14.2% to 8.4%". */
const CHANGED = new TextPattern(
  /(?<!\p{L})(?:fell|rose|dropped|grew|climbed|shrank|declined|increased|decreased|cut|reduced|saved|doubled|tripled|halved|raised|(?:went|goes|came) (?:up|down|from)|(?:stieg|sank|fiel|wuchs|sparte)(?:en)?|senkten?|halbierten?|verdoppelten?|(?:sub|cay|creci|aument|reduj|redujo|dobl|duplic|ahorr|caiu|cresceu)(?:ió|ó|o|eron|aron|ieron|ou|aram|iu|iram)?|baj(?:ó|aron)|passé (?:de|à)|augmenté|baissé|réduit|doublé|(?:è|sono) (?:sces|salit|cresciut|aumentat|calat)[oaie]|steeg|stegen|daalden?|groeiden?|bespaarden?)(?!\p{L})[^.!?]{0,60}\p{N}/iu,
);

function penalty({ text, isQuestion, isQuoted }: Candidate): number {
  let lost = 0;
  if (isQuestion) lost += 0.25;
  if (text.endsWith('!')) lost += 0.08;
  if (isQuoted) lost += 0.05;
  if (/^(?:I|We|My|Our)\b/u.test(text)) lost += 0.06;
  if (ANNOUNCES.for(text).test(text)) lost += 0.6;
  if (/\b(?:(?:these|those|this|such) \p{L}+|the rest\b|the (?:group|former|latter)\b)/iu.test(text))
    lost += 0.12;
  if (/\b(?:thank|thrilled|grateful|excited to|proud|we['’]d love|we hope)/iu.test(text)) lost += 0.3;
  return lost;
}

/** What the sentence gains that tells early on what the title says. */
const LEAD = 0.15;
/** Sentences within which it stands, and words of the title that it speaks of. */
const LEAD_WITHIN = 5;
const LEAD_WORDS = 2;

const leadOf = (candidates: readonly Candidate[], title: ReadonlySet<string>): Candidate | undefined =>
  candidates
    .slice(0, LEAD_WITHIN)
    .find(
      ({ needs, isQuestion, stems }) =>
        needs === null && !isQuestion && stems.filter((stem) => title.has(stem)).length >= LEAD_WORDS,
    );

/** Writes each candidate's score (0 to 1) from position, title and heading words, centrality, figures and length. */
export function scoreCandidates(candidates: Candidate[], source: Source, headings: readonly string[]): void {
  const counts = countStems(candidates);
  const title = new Set(contentKeys(source.title, source.language));
  const headingStems = headings.map((heading) => new Set(contentKeys(heading, source.language)));
  const central = candidates.map((candidate) => centrality(candidate, counts));
  const most = Math.max(...central, 0.001);
  const lead = leadOf(candidates, title);
  let previous: Candidate | undefined;
  candidates.forEach((candidate, at) => {
    const opensSection = previous?.section !== candidate.section;
    const opensBlock = previous?.block !== candidate.block;
    previous = candidate;
    const raw =
      0.36 * ((central[at] ?? 0) / most) +
      0.16 * Math.min(1, overlap(candidate.stems, title)) +
      0.12 * Math.min(1, overlap(candidate.stems, headingStems[candidate.section] ?? new Set())) +
      0.16 * lengthFit(candidate.words) +
      (opensSection ? 0.1 : opensBlock ? 0.06 : 0) +
      (at < candidates.length * 0.12 ? 0.06 : 0) +
      (candidate.figure ? (CHANGED.for(candidate.text).test(candidate.text) ? 0.2 : 0.07) : 0) +
      (candidate === lead ? LEAD : 0);
    const leaning = candidate.needs === null ? 0 : 0.12;
    candidate.score = Math.max(0, Math.min(1, raw - penalty(candidate) - leaning));
  });
}

function similarity(a: ReadonlySet<string>, b: readonly string[]): number {
  const shared = b.filter((stem) => a.has(stem)).length;
  return shared / Math.max(1, Math.min(a.size, b.length));
}

/** Drops the weaker of two sentences that say the same; near-linear: only sentences sharing a rare word are compared. */
export function dropNearDuplicates(candidates: readonly Candidate[]): Candidate[] {
  const counts = countStems(candidates);
  const byRare = new Map<string, { stems: Set<string>; index: number }[]>();
  const texts = new Set<string>();
  const dropped = new Set<number>();
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score || a.index - b.index)) {
    const rare = candidate.stems.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0)).slice(0, 4);
    const near = rare.flatMap((stem) => (byRare.get(stem) ?? []).slice(0, 12));
    const isSame =
      texts.has(candidate.text) ||
      near.some(({ stems }) => stems.size > 3 && similarity(stems, candidate.stems) > NEAR_DUPLICATE);
    if (isSame && candidate.step === 0) {
      dropped.add(candidate.index);
      continue;
    }
    texts.add(candidate.text);
    const entry = { stems: new Set(candidate.stems), index: candidate.index };
    for (const stem of rare) byRare.set(stem, [...(byRare.get(stem) ?? []), entry]);
  }
  return candidates.filter((candidate) => {
    if (candidate.needs !== null && dropped.has(candidate.needs)) dropped.add(candidate.index);
    return !dropped.has(candidate.index);
  });
}
