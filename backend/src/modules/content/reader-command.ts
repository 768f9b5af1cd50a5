import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SETTINGS } from '../../config/settings.js';

const { cpuSeconds, heapMegabytes, dataBytes } = SETTINGS.uploads;

/** By package name, so that tests run the compiled file too. */
export const READER = createRequire(import.meta.url).resolve(
  '@repurpose/backend/modules/content/reader/main.js',
);

/** Without util-linux, heap and wall time still limit the reader. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));
export const hasProcessorLimit = PRLIMIT !== undefined;
const LIMITS = PRLIMIT ? [PRLIMIT, `--data=${dataBytes}`, `--cpu=${cpuSeconds}`, '--core=0', '--'] : [];

const PACKAGES = (createRequire(READER).resolve.paths('package') ?? []).filter((folder) =>
  existsSync(folder),
);
const OUR_LIBRARIES = PACKAGES.flatMap((folder) =>
  ['contract', 'writing'].map((name) => join(folder, '@repurpose', name)),
)
  .filter((link) => existsSync(link))
  .map((link) => realpathSync(link));

/** Cannot read `.env` or `/proc` (the api's environment), write, or start processes. Node 24 cannot deny sockets. */
export const LIMITED_NODE: readonly string[] = [
  ...LIMITS,
  process.execPath,
  `--max-old-space-size=${heapMegabytes}`,
  '--permission',
  ...[dirname(READER), ...PACKAGES, ...OUR_LIBRARIES].map((folder) => `--allow-fs-read=${folder}/`),
];
