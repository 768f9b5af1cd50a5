import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { randomAddress } from '../../../backend/test/harness/client.js';
import { until } from '../../../backend/test/harness/until.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const WIDTHS = [360, 768, 1440] as const;
export type Theme = 'light' | 'dark';

/** Generous, because CI machines are slow. */
export const PATIENCE_MS = 60_000;

let launched: Promise<Browser> | undefined;
afterAll(async () => (await launched)?.close());

/** One for all journeys of a file. */
export function openBrowser(): Promise<Browser> {
  return (launched ??= chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
  }));
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors, page errors and CSP violations. A journey ends with none. */
  complaints: string[];
}

export async function openVisit(
  baseUrl: string,
  options: {
    width?: number;
    height?: number;
    theme?: Theme;
    javaScript?: boolean;
    reducedMotion?: boolean;
    isTouch?: boolean;
  } = {},
): Promise<Visit> {
  const {
    width = 1440,
    height = 900,
    theme = 'light',
    javaScript = true,
    reducedMotion = true,
    isTouch = false,
  } = options;
  const browser = await openBrowser();
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    javaScriptEnabled: javaScript,
    // Chromium without `isMobile` says that it has a mouse, too.
    ...(isTouch && { hasTouch: true, isMobile: true }),
    extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return { page, context, complaints };
}

/** Chromium logs a failed call that the journey provokes. */
export function withoutProvoked(complaints: string[], ...statuses: number[]): string[] {
  return complaints.filter((text) => !statuses.some((status) => text.includes(`status of ${status}`)));
}

/** It may move a moment after what it follows. */
export const untilFocused = (place: Locator): Promise<boolean> =>
  until('the focus', () => place.evaluate((element) => element === document.activeElement));

const axeSource = createRequire(join(process.cwd(), 'package.json')).resolve('axe-core/axe.min.js');

const SETTLED_MS = 100;

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes colours only. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** WCAG 2.2 AA, of the page or one element, once nothing moves. */
export async function axeViolations(
  page: Page,
  elementId?: string,
  runOnly: string[] = ALL_RULES,
): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // Axe reads places at different times: in a page that still grows, links seem to lie under others.
  await page.waitForFunction(async (settledMs) => {
    const before = document.documentElement.scrollHeight;
    await new Promise((resolve) => setTimeout(resolve, settledMs));
    return document.documentElement.scrollHeight === before;
  }, SETTLED_MS);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readAxe());
  return page.evaluate(
    async ([id, rules]) => {
      const axe = (window as unknown as { axe: { run(context: Node, options: object): Promise<AxeResult> } })
        .axe;
      interface AxeResult {
        violations: { id: string; nodes: { target: string[] }[] }[];
      }
      const { violations } = await axe.run((id && document.getElementById(id)) || document, {
        runOnly: rules,
        // Listing passed rules takes longer than running them.
        resultTypes: ['violations'],
        // Frames have no axe. It would wait half a second for an answer of each.
        iframes: false,
      });
      return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
    },
    [elementId, runOnly] as const,
  );
}

async function readAxe(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(axeSource, 'utf8');
}

/** In pixels. 0: no sideways scrolling. */
export function sidewaysOverflow(page: Page): Promise<number> {
  // After two frames, size observers have run.
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return Math.max(0, document.documentElement.scrollWidth - window.innerWidth);
  });
}

/** Pictures are slow: `PICTURES=1 npm test -- journeys [PATTERN]`. */
export const wantsPictures = process.env['PICTURES'] === '1';

/** In `artefacts/`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!wantsPictures) return;
  const dir = join(process.cwd(), 'artefacts');
  mkdirSync(dir, { recursive: true });
  await page.screenshot({ path: join(dir, `${name}.jpg`), type: 'jpeg', quality: 70, fullPage: true });
}
