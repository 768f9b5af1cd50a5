import { isFormatKey, type FormatKey } from '@repurpose/contract';
import {
  isRecord,
  parseRecord,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from '../browser/stored.js';

/** The output of a user: users who share a device never see each other's. `workspaceId` null: the default workspace. */
interface KeptTextKey {
  userId: string;
  id: string;
  format: FormatKey;
  workspaceId: string | null;
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
const keyOf = ({ userId, id, format }: KeptTextKey) => `${prefixOf(userId)}${id}.${format}`;

export function readKeptText(key: KeptTextKey): KeptText | null {
  return parseKeptText(readStored(keyOf(key)));
}

/** Of one workspace, newest first, each as one text. */
export function keptTextsOf(userId: string, workspaceId: string) {
  const found = storedKeys(prefixOf(userId)).flatMap((key) => {
    const stored = readStored(key);
    const kept = parseKeptText(stored);
    const format = key.slice(key.lastIndexOf('.') + 1);
    const isHere = parseRecord(stored)['workspaceId'] === workspaceId;
    if (kept === null || !isHere || !isFormatKey(format)) return [];
    return [{ key, format, typedAt: kept.typedAt, text: Object.values(kept.texts).join('\n\n') }];
  });
  return found.sort((a, b) => b.typedAt.localeCompare(a.typedAt));
}

export function writeKeptText(key: KeptTextKey, kept: KeptText | null): void {
  writeStored(keyOf(key), kept && JSON.stringify({ ...kept, workspaceId: key.workspaceId }));
}

export const hasKeptTexts = (userId: string) => storedKeys(prefixOf(userId)).length > 0;

export const removeKeptTexts = (userId: string) => removeStored(prefixOf(userId));

function parseKeptText(stored: string | null): KeptText | null {
  const { texts, version, typedAt } = parseRecord(stored);
  if (typeof version !== 'number' || typeof typedAt !== 'string') return null;
  const entries = Object.entries(isRecord(texts) ? texts : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length === 0 ? null : { texts: Object.fromEntries(entries), version, typedAt };
}
