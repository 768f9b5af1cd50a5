import { API, type PublicConfig } from '@repurpose/contract';
import { sendCall } from './call.js';

/** The installation's public configuration for pages that do without the store; null when it cannot be had. */
export async function findConfig(): Promise<PublicConfig | null> {
  const result = await sendCall(API.config);
  return result.ok ? ((await result.response.json()) as PublicConfig) : null;
}
