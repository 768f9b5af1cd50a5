import { keepTied } from '../../features/landing/sections/keep-tied.js';
import { isSignInLikely } from '../../shared/session/session-hint.js';
import { keepClicks } from './keep-clicks.js';

/** What shows that somebody is there. Assistive technology may send nothing but a click. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const;
const LISTENING = { capture: true, passive: true };
/** Where the browser does not tell that it has painted. */
const LATEST_PAINT_MS = 1_500;

export interface PageStart {
  /** The page's scripts in the order in which they are evaluated; the last one is the app, which takes the page over. */
  files: readonly string[];
  /** `sign`: nothing on the page needs the app until somebody does something. */
  opensOn: 'paint' | 'sign';
}
type Load = (file: string) => Promise<unknown>;

const importFile: Load = (file) => import(/* @vite-ignore */ file);
const inNextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Stands in every page that brings its markup (`prerender.ts`) and is all that runs until the app does: after the first
 * paint, or at the first sign of a person. What was pressed before the app had taken over is pressed again then.
 */
export default function startPage({ files, opensOn }: PageStart, load = importFile): void {
  const { dataset } = document.documentElement;
  // For the styles: what lies below the first view is not laid out before that is painted, and what lies far below not
  // before somebody is there, who may ask for an anchor among it.
  const tellView = (view: 'first' | 'still') => {
    if (!isReturn()) dataset['view'] = view;
  };
  tellView('first');
  const clicks = keepClicks();
  let endTie = () => {};
  let [isOpening, isPainted] = [false, false];
  const open = () => {
    if (isOpening) return;
    isOpening = true;
    if (isPainted) delete dataset['view'];
    for (const sign of SIGNS) window.removeEventListener(sign, openUnlessStill, LISTENING);
    fetchAhead(files, 'modulepreload');
    void evaluate(files, load).finally(() => {
      endTie();
      clicks.release();
    });
  };
  const openUnlessStill = (event: Event) => {
    if (!isStill(event)) open();
  };
  if (opensOn === 'sign') for (const sign of SIGNS) window.addEventListener(sign, openUnlessStill, LISTENING);
  afterPaint(() => {
    isPainted = true;
    delete dataset['view'];
    if (opensOn === 'paint' || isSignInLikely()) return open();
    if (isOpening) return;
    tellView('still');
    fetchAhead(files, canPrefetch() ? 'prefetch' : 'modulepreload');
    const desk = document.querySelector<HTMLElement>('[data-desk]');
    if (desk) endTie = keepTied(desk);
  });
}

/** A page that is come back to is opened where it was left, which only a page that is laid out whole can be. */
const isReturn = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate');

/** Browsers also tell of a pointer that rests where the page has come to stand. */
const isStill = (event: Event) =>
  event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

/** One by one, with a breath in between, so that the reader is never kept waiting by all. */
async function evaluate(files: readonly string[], load: Load): Promise<void> {
  for (const file of files) {
    await load(file);
    await inNextTask();
  }
}

/** To be kept for later, at the lowest priority and without being parsed; Safari does not know it. */
const canPrefetch = () => document.createElement('link').relList.supports('prefetch');

/** Asked for with a breath in between, too: parsing what comes from the cache would be one long task. */
function fetchAhead([file, ...rest]: readonly string[], rel: 'prefetch' | 'modulepreload'): void {
  if (file === undefined) return;
  const link = document.createElement('link');
  Object.assign(link, { rel, as: 'script', crossOrigin: '', href: file });
  document.head.append(link);
  setTimeout(() => fetchAhead(rest, rel));
}

function afterPaint(task: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    task();
  };
  const type = 'largest-contentful-paint';
  if (!(PerformanceObserver.supportedEntryTypes ?? []).includes(type)) return once();
  new PerformanceObserver(() => setTimeout(once)).observe({ type, buffered: true });
  setTimeout(once, LATEST_PAINT_MS);
}
