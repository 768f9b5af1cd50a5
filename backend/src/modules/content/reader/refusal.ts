import type { RefusalCode } from './answer.types.js';

/** `sentence` replaces the contract's message. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly sentence?: string,
  ) {
    super(code);
    this.name = 'Refusal';
  }
}
