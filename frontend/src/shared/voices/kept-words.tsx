import type { VoiceHit } from '@repurpose/contract';
import { Note } from '../ui/note.js';
import { hitText } from './voice-words.js';

export const KeptWords = ({ kept }: { kept: readonly VoiceHit[] }) =>
  kept.map((hit, at) => <Note key={`${hit.segment} ${at}`}>{hitText(hit)}</Note>);
