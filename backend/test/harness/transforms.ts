import type {
  TransformationSummary,
  TransformEvents,
  TransformRequest,
  TransformResponse,
} from '@repurpose/contract';
import type { Answer, Client } from './client.js';
import { until } from './until.js';

export const ARTICLE = [
  '# How we write release notes',
  'The team wrote it down and read it again. In 2016 the team had 14 people, and each of them wrote one note a week.',
  'Writing together made the notes shorter. Nobody had to ask what had changed, because the notes said it first.',
  '## What changed',
  'Readers outside the team began to answer. They asked for dates, so every note now begins with one.',
  'The oldest notes were rewritten in a single afternoon. It took 3 hours and a pot of coffee.',
].join('\n\n');

/** More than one thread, so that a regeneration has something new to say. */
export const LONG_ARTICLE = [
  ARTICLE,
  '## How a note is written',
  'Each release has one author and one reader. Every Friday the author reads the notes aloud to the whole office.',
  'Support forwards 20 questions a week, and the best of these end up in the notes. Customers in Oslo translate the notes themselves.',
  '## What readers do with them',
  'Two banks print the notes and hang them beside their tills. A school in Turin reads one aloud at the start of every lesson.',
  'Partners quote the notes in their own manuals. Last year 31 manuals did, and 9 of them asked for the pictures as well.',
  '## What went wrong',
  'A note about prices went out before the prices had changed. The office answered 240 letters by hand that week.',
  'Since then nothing is sent on a Monday. A second reader signs each note with initials and the hour.',
  '## What comes next',
  'The team tests notes that are spoken. Drivers in Lagos hear them on the road, and 60 of them answer by voice.',
  'An index by subject follows in spring. It will list every change since 2009 under the name of whoever asked for it.',
].join('\n\n');

export interface Failure {
  code: string;
  message: string;
  error: string;
  requestId: string;
}

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

export function eventsOf(text: string): { name: keyof TransformEvents; data: Record<string, unknown> }[] {
  return [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name, data]) => ({
    name: name as keyof TransformEvents,
    data: JSON.parse(data ?? 'null') as Record<string, unknown>,
  }));
}

export function settled(client: Client): Promise<TransformationSummary> {
  return until('a settled transformation', async () => {
    const { body } = await client.get<TransformationSummary[]>('/api/transformations');
    return body.find(({ status }) => status === 'succeeded' || status === 'failed');
  });
}
