import type { Unit } from '../../annotate/unit.types.js';
import { tagsOf } from '../../annotate/topics/topics.js';
import type { ShortVideoDraft } from '../../formats/draft/draft.types.js';
import { findings } from '../findings.js';
import type { Kit } from '../kit.js';
import { beginningOf } from '../realise.js';
import { indexesOf, runFrom, windowFor, wordsOf } from '../runs.js';
import { onScreenOf, secondsOf } from './spoken.js';

/** Words of the whole video at medium length, of its first line, and of one scene. */
const WORDS = { most: 125, hook: 30, scene: 26, short: 8 } as const;
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

/** Words of the passage behind the hook; the rest of the time is for what the text finds. */
const STORY = { least: 20, most: 70 } as const;
const FINDINGS = { most: 3, words: 30 } as const;

/** A hook with its passage, then findings of other parts, then the takeaway, as far as the time goes. */
function storyOf(kit: Kit, rank: number): { hook: readonly Unit[]; beats: Unit[][] } {
  const { core, factor } = kit;
  const most = WORDS.most * factor;
  const window = windowFor(kit, rank, {
    words: [STORY.least * factor, STORY.most * factor],
    hookWords: WORDS.hook,
  });
  const hook = window?.hook.units ?? [];
  const units = [...(window?.units ?? [])];
  const beats = beatsOf(units.slice(hook.length));
  const add = (run: readonly Unit[]): void => {
    const isTold = run.some(({ index }) => indexesOf(units).includes(index));
    if (isTold || run.length === 0 || wordsOf(units) + wordsOf(run) > most) return;
    beats.push(...beatsOf(run));
    units.push(...run);
  };
  for (const unit of findings(kit, new Set(indexesOf(units)), FINDINGS.most, FINDINGS.words)) add([unit]);
  if (core.takeaway !== null)
    add(runFrom(kit, core.takeaway, { maxWords: WORDS.scene + WORDS.short, maxSentences: 2 }));
  return { hook, beats };
}

/** What the video is about: the description, else the thesis, else the title. */
function captionOf({ analysis, core, tell }: Kit): string {
  const thesis = core.thesis === null ? '' : tell(beginningOf(core.thesis, CAPTION, tell));
  return analysis.description || thesis || analysis.title;
}

const SCREEN_WORDS = 5;

/** The heading of a scene's part, where it is short enough for a screen. */
function headingOf([first]: readonly Unit[], { sections }: Kit['analysis']): string {
  const { heading = '' } = sections[first?.section ?? 0] ?? {};
  return heading.split(/\s+/u).length <= SCREEN_WORDS && !/[?？]$/u.test(heading) ? heading : '';
}

/** Hook, beats, payoff. */
export function writeShortVideo(kit: Kit, format: 'reels' | 'tiktok'): ShortVideoDraft {
  const { analysis, tell, voice } = kit;
  const { hook, beats } = storyOf(kit, format === 'reels' ? 0 : 1);
  const shown = new Set<string>();
  let at = secondsOf(tell(hook));
  const scenes = beats.map((units) => {
    const voiceOver = tell(units);
    const screen = onScreenOf(units) || headingOf(units, analysis);
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
