import { OutputRepository } from './output.repository.js';
import { OutputService } from './output.service.js';
import { RegenerationProcessor } from './regeneration.processor.js';
import { RegenerationQueue } from './regeneration.queue.js';
import { RegenerationRepository } from './regeneration.repository.js';
import { RegenerationResults } from './regeneration-results.service.js';
import { RegenerationRows, RegenerationService } from './regeneration.service.js';
import { RegenerationSweeper } from './regeneration.sweeper.js';
import { RegenerationJobService } from './regeneration-job.service.js';
import { SourceCache } from './source-cache.js';

/** Edits, versions and regenerations as the API serves them. */
export const versionProviders = [
  OutputRepository,
  OutputService,
  RegenerationQueue,
  RegenerationRepository,
  RegenerationResults,
  RegenerationRows,
  RegenerationService,
  SourceCache,
];

/** Their writing, in the worker only. */
export const versionWorkerProviders = [
  OutputRepository,
  RegenerationProcessor,
  RegenerationQueue,
  RegenerationRepository,
  RegenerationSweeper,
  RegenerationJobService,
];
