import type { RefusalCode } from './answer.types.js';

export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly sentence?: string,
  ) {
    super(code);
    this.name = 'Refusal';
  }
}
