import type { Unit } from '../../annotate/unit.types.js';
import { tagsOf } from '../../annotate/topics/topics.js';
import type { ShortVideoDraft } from '../../formats/draft/draft.types.js';
import type { Kit } from '../kit.js';
import { beginningOf } from '../realise.js';
import { indexesOf, runFrom, windowFor, wordsOf } from '../runs.js';
import { onScreenOf, secondsOf } from './spoken.js';

/** Words of the whole video at medium length, of its first line, and of one scene. */
const WORDS = { least: 55, most: 120, hook: 26, scene: 26, short: 8 } as const;
/** Part of the words from which nothing is added. */
const FULL = 0.75;
const CAPTION = { maxWords: 50, maxSentences: 2 } as const;

/** One sentence a scene; a short one, or one that leans on it, joins it. */
function beatsOf(units: readonly Unit[]): Unit[][] {
  const beats: Unit[][] = [];
  for (const unit of units) {
    const last = beats.at(-1);
    const fits = last !== undefined && wordsOf(last) + unit.words <= WORDS.scene;
    if (last && fits && (unit.isDependent || unit.words <= WORDS.short)) last.push(unit);
    else beats.push([unit]);
  }
  return beats;
}

/** A hook with the passage that pays for it; the thesis and the takeaway where there is time for them. */
function storyOf(kit: Kit, rank: number): { hook: readonly Unit[]; beats: Unit[][] } {
  const { core, factor } = kit;
  const most = WORDS.most * factor;
  const window = windowFor(kit, rank, { words: [WORDS.least * factor, most], hookWords: WORDS.hook });
  const hook = window?.hook.units ?? [];
  const units = [...(window?.units ?? [])];
  const beats = beatsOf(units.slice(hook.length));
  for (const passage of [core.thesis, core.takeaway]) {
    if (passage === null || wordsOf(units) > most * FULL) continue;
    const bounds = { maxWords: most - wordsOf(units) + WORDS.short, maxSentences: 3, sameBlock: true };
    const run = runFrom(kit, passage, bounds);
    if (run.some(({ index }) => indexesOf(units).includes(index))) continue;
    beats.push(...beatsOf(run));
    units.push(...run);
  }
  return { hook, beats };
}

/** What the video is about: the description, else the thesis, else the title. */
function captionOf({ analysis, core, tell }: Kit): string {
  const thesis = core.thesis === null ? '' : tell(beginningOf(core.thesis, CAPTION, tell));
  return analysis.description || thesis || analysis.title;
}

/** Hook, beats, payoff. */
export function writeShortVideo(kit: Kit, format: 'reels' | 'tiktok'): ShortVideoDraft {
  const { analysis, tell, voice } = kit;
  const { hook, beats } = storyOf(kit, format === 'reels' ? 0 : 1);
  const shown = new Set<string>();
  let at = secondsOf(tell(hook));
  const scenes = beats.map((units) => {
    const voiceOver = tell(units);
    const screen = onScreenOf(units);
    const scene = {
      startSeconds: at,
      endSeconds: at + secondsOf(voiceOver),
      visual: voice.visual,
      voiceOver,
      onScreenText: shown.has(screen) ? '' : screen,
    };
    shown.add(screen);
    at = scene.endSeconds;
    return scene;
  });
  return {
    format,
    hook: tell(hook),
    scenes,
    caption: [captionOf(kit), voice.ask(format)].filter(Boolean).join('\n\n'),
    hashtags: tagsOf(analysis.topics, '', 3),
  };
}
