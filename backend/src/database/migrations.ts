import { Initial1763683200000 } from './migrations/2025-11/1763683200000-initial.js';
import { FreeRetries1763856000000 } from './migrations/2025-11/1763856000000-free-retries.js';
import { Excerpt1763856100000 } from './migrations/2025-11/1763856100000-excerpt.js';
import { RequestId1763942400000 } from './migrations/2025-11/1763942400000-request-id.js';
import { BillingSync1763769600000 } from './migrations/2025-11/1763769600000-billing-sync.js';
import { PlannedChanges1764115200000 } from './migrations/2025-11/1764115200000-planned-changes.js';
import { Retries1764201600000 } from './migrations/2025-11/1764201600000-retries.js';
import { ShareLinks1764205200000 } from './migrations/2025-11/1764205200000-share-links.js';
import { Library1764288000000 } from './migrations/2025-11/1764288000000-library.js';
import { LibraryFill1764288100000 } from './migrations/2025-11/1764288100000-library-fill.js';
import { RegenerationRequestId1764374400000 } from './migrations/2025-11/1764374400000-regeneration-request-id.js';
import { ModelUse1764460800000 } from './migrations/2025-11/1764460800000-model-use.js';
import { PlanChangeOffers1764727200000 } from './migrations/2025-12/1764727200000-plan-change-offers.js';
import { FormerAddresses1764813600000 } from './migrations/2025-12/1764813600000-former-addresses.js';
import { RegenerationJobs1764900000000 } from './migrations/2025-12/1764900000000-regeneration-jobs.js';
import { RegenerationJobsFill1764900100000 } from './migrations/2025-12/1764900100000-regeneration-jobs-fill.js';
import { Workspaces1764986400000 } from './migrations/2025-12/1764986400000-workspaces.js';
import { WorkspacesFill1764986500000 } from './migrations/2025-12/1764986500000-workspaces-fill.js';
import { Mail1765072800000 } from './migrations/2025-12/1765072800000-mail.js';
import { Voices1765418400000 } from './migrations/2025-12/1765418400000-voices.js';
import { ApiKeys1765504800000 } from './migrations/2025-12/1765504800000-api-keys.js';
import { Teams1765591200000 } from './migrations/2025-12/1765591200000-teams.js';
import { DropUnused1765677600000 } from './migrations/2025-12/1765677600000-drop-unused.js';
import { Terms1765678000000 } from './migrations/2025-12/1765678000000-terms.js';
import { TermLanguage1765764400000 } from './migrations/2025-12/1765764400000-term-language.js';
import { VoiceVersions1765850800000 } from './migrations/2025-12/1765850800000-voice-versions.js';
import { VoiceArchive1765937200000 } from './migrations/2025-12/1765937200000-voice-archive.js';
import { VoiceUseFill1765937300000 } from './migrations/2025-12/1765937300000-voice-use-fill.js';
import { Versions1764028800000 } from './migrations/2025-11/1764028800000-versions.js';

/** A list works the same in sources, build and tests; globs do not. */
export const MIGRATIONS = [
  Initial1763683200000,
  BillingSync1763769600000,
  FreeRetries1763856000000,
  Excerpt1763856100000,
  RequestId1763942400000,
  Versions1764028800000,
  PlannedChanges1764115200000,
  Retries1764201600000,
  ShareLinks1764205200000,
  Library1764288000000,
  LibraryFill1764288100000,
  RegenerationRequestId1764374400000,
  ModelUse1764460800000,
  PlanChangeOffers1764727200000,
  FormerAddresses1764813600000,
  RegenerationJobs1764900000000,
  RegenerationJobsFill1764900100000,
  Workspaces1764986400000,
  WorkspacesFill1764986500000,
  Mail1765072800000,
  Voices1765418400000,
  ApiKeys1765504800000,
  Teams1765591200000,
  DropUnused1765677600000,
  Terms1765678000000,
  TermLanguage1765764400000,
  VoiceVersions1765850800000,
  VoiceArchive1765937200000,
  VoiceUseFill1765937300000,
];
