import type { FormatKey } from '@repurpose/contract';
import { sentenceKeysOf } from '../../text/sentence-keys.js';
import type { AskingFormat } from '../../languages/phrases.types.js';
import type { Voice } from '../voice.js';
import { RECIPES } from './recipes.js';

/** What stands as a line of its own and is read as none: preheader, subtitle, label. */
const LINES: Readonly<Partial<Record<FormatKey, number>>> = {
  email: -1,
  medium: -1,
  infographic: -1,
};
const SILENT: ReadonlySet<FormatKey> = new Set<FormatKey>(['summary', 'medium', 'infographic']);
const asks = (format: FormatKey): format is AskingFormat => !SILENT.has(format);

/** The sentences that the pieces of one voice have beyond those of the source. */
export class OwnWords {
  private readonly said = new Map<FormatKey, readonly string[]>();

  constructor(private readonly voice: Pick<Voice, 'lead' | 'close' | 'ask'>) {}

  private keysOf(format: FormatKey): readonly string[] {
    const known = this.said.get(format);
    if (known) return known;
    const { voiced } = RECIPES[format];
    const texts = [voiced === null ? '' : this.voice[voiced], asks(format) ? this.voice.ask(format) : ''];
    const keys = texts.flatMap(sentenceKeysOf);
    this.said.set(format, keys);
    return keys;
  }

  /** How many sentences a piece is sure to have beyond those of the source; below 0 where some of these are read as lines. */
  count(format: FormatKey): number {
    const keys = this.keysOf(format);
    // under the last post there is not always room
    const sure = format === 'twitter' ? 0 : keys.length;
    return sure + (LINES[format] ?? 0);
  }

  /** How many of them two pieces have in common. */
  common(a: FormatKey, b: FormatKey): number {
    return this.keysOf(a).filter((key) => this.keysOf(b).includes(key)).length;
  }
}
