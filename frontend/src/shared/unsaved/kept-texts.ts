import { isFormatKey, type FormatKey } from '@repurpose/contract';
import { isRecord, parseRecord, readStored, storedKeys, writeStored } from '../browser/stored.js';

/** Users who share a device never see each other's. */
interface KeptTextKey {
  userId: string;
  transformationId: string;
  format: FormatKey;
}
/** Typed, not saved, and kept on this device. */
export interface KeptText {
  /** By segment of the draft. */
  texts: Record<string, string>;
  /** The version that was edited. */
  version: number;
  /** ISO time of the last change. */
  typedAt: string;
}

const prefixOf = (userId: string) => `repurpose.edit.${userId}.`;
const keyOf = ({ userId, transformationId, format }: KeptTextKey) =>
  `${prefixOf(userId)}${transformationId}.${format}`;

export function readKeptText(key: KeptTextKey): KeptText | null {
  const stored = readStored(keyOf(key));
  return stored === null ? null : parseKeptText(stored);
}

/** Of one workspace, newest first, each as one text. */
export function keptTextsOf(userId: string, workspaceId: string) {
  const found = keysWith(prefixOf(userId)).flatMap((key) => {
    const stored = readStored(key);
    const kept = parseKeptText(stored);
    const format = key.slice(key.lastIndexOf('.') + 1);
    const isHere = parseRecord(stored)['workspaceId'] === workspaceId;
    if (kept === null || !isHere || !isFormatKey(format)) return [];
    return [{ key, format, typedAt: kept.typedAt, text: Object.values(kept.texts).join('\n\n') }];
  });
  return found.sort((a, b) => b.typedAt.localeCompare(a.typedAt));
}

/** `workspaceId` null: the default workspace. */
export function writeKeptText(
  key: KeptTextKey,
  kept: KeptText | null,
  workspaceId: string | null = null,
): void {
  writeStored(keyOf(key), kept && JSON.stringify({ ...kept, workspaceId }));
}

const keysWith = (prefix: string) => storedKeys().filter((key) => key.startsWith(prefix));

export const hasKeptTexts = (userId: string) => keysWith(prefixOf(userId)).length > 0;

/** Also the drafts. */
export function removeTexts(userId: string): void {
  for (const key of [...keysWith(prefixOf(userId)), ...keysWith(draftPrefixOf(userId))])
    writeStored(key, null);
}

function parseKeptText(stored: string | null): KeptText | null {
  const { texts, version, typedAt } = parseRecord(stored);
  if (typeof version !== 'number' || typeof typedAt !== 'string') return null;
  const entries = Object.entries(isRecord(texts) ? texts : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length === 0 ? null : { texts: Object.fromEntries(entries), version, typedAt };
}

const draftPrefixOf = (userId: string) => `repurpose.draft.${userId}`;

/**
 * One draft per user, workspace (null: the default one) and device: neither other people nor other clients see its
 * text.
 */
export const draftKey = ({ userId, workspaceId }: { userId: string; workspaceId: string | null }) =>
  `${draftPrefixOf(userId)}${workspaceId === null ? '' : `.${workspaceId}`}`;

/** Whether this device has the only copy of a text: what was repurposed (`isSaved`) is in the library. */
export const hasUnsavedDraft = (userId: string) =>
  keysWith(draftPrefixOf(userId)).some((key) => {
    const { content, isSaved } = parseRecord(readStored(key));
    return typeof content === 'string' && content.trim() !== '' && isSaved !== true;
  });
