import type {
  TransformationSummary,
  TransformEvents,
  TransformRequest,
  TransformResponse,
} from '@repurpose/contract';
import type { Answer, Client } from './client.js';
import { until } from './until.js';

/** A text with enough in it for every format. */
export const ARTICLE = [
  '# How we write release notes',
  'The team wrote it down and read it again. In 2016 the team had 14 people, and each of them wrote one note a week.',
  'Writing together made the notes shorter. Nobody had to ask what had changed, because the notes said it first.',
  '## What changed',
  'Readers outside the team began to answer. They asked for dates, so every note now begins with one.',
  'The oldest notes were rewritten in a single afternoon. It took 3 hours and a pot of coffee.',
].join('\n\n');

export interface Failure {
  code: string;
  message: string;
  error: string;
  requestId: string;
}

/** `POST /api/transform` of the article into two formats by default. */
export function transform<Body = TransformResponse>(
  client: Client,
  request: Partial<TransformRequest> | Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const body = { content: ARTICLE, formats: ['twitter', 'summary'], ...request };
  return client.post<Body>('/api/transform', body, headers);
}

export async function creditsOf(client: Client): Promise<number> {
  const { body } = await client.get<{ transformationsLeft: number }>('/api/user');
  return body.transformationsLeft;
}

/** The events of a finished stream, in order. */
export function eventsOf(text: string): { name: keyof TransformEvents; data: Record<string, unknown> }[] {
  return [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data]) => ({
    name: name as keyof TransformEvents,
    data: JSON.parse(data ?? 'null') as Record<string, unknown>,
  }));
}

/** The user's first settled transformation. */
export function settled(client: Client): Promise<TransformationSummary> {
  return until('a settled transformation', async () => {
    const { body } = await client.get<TransformationSummary[]>('/api/transformations');
    return body.find(({ status }) => status === 'succeeded' || status === 'failed');
  });
}
