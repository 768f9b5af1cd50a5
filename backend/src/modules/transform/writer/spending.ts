import type { ModelUse } from './writer.port.js';

/** Sums the usage of an output, including repairs and failed attempts. */
export class UsageTotal {
  private sum: ModelUse | null = null;

  readonly add = (use: ModelUse): void => {
    const sum = this.sum ?? { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, costMicroUsd: 0 };
    this.sum = {
      inputTokens: sum.inputTokens + use.inputTokens,
      cachedInputTokens: sum.cachedInputTokens + use.cachedInputTokens,
      outputTokens: sum.outputTokens + use.outputTokens,
      costMicroUsd: sum.costMicroUsd + use.costMicroUsd,
    };
  };

  /** Null when the provider reported no usage. */
  get total(): ModelUse | null {
    return this.sum;
  }
}
