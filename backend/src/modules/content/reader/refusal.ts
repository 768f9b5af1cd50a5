import type { RefusalCode } from './answer.types.js';

/** A file that is not read, and why; `sentence` replaces the contract's. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly sentence?: string,
  ) {
    super(code);
    this.name = 'Refusal';
  }
}
