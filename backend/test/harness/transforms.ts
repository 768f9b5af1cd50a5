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
  '## How errors are found',
  'Printers in Porto compare each proof with the one before it. A ruler lies on the table, and whoever sees a line that has moved rings a bell.',
  'Most errors are names of streets. The post office sent back 12 parcels in June, and a clerk marked the wrong ones in green on a map of the town.',
  'Children of the printers learned to read from the proofs. One of them found a comma that had been missing for 11 years, and was given a bicycle.',
  '## Who pays for it',
  'A foundation in Basel gives 4,000 francs each winter. The money buys paper from a mill that would have closed without the order.',
  'Farmers near the mill pay with apples, which the office dries on the radiators. Visitors smell them before they see the printing press.',
  'An accountant counts everything twice in December. She once found 70 francs in an envelope behind the clock, and nobody has claimed them.',
  '## The building',
  'The roof was mended by pupils of a carpentry school. They left their initials on a beam above the stairs, and a swallow built its nest across them.',
  'Heat comes from a stove of 1931. It burns the trimmings of the paper, so the cellar is empty on the first day of May.',
  'A bell from a ferry calls people to lunch at noon. Guests bring their own spoons, and the soup is made of what the garden has.',
  '## Letters from abroad',
  'Sailors write from harbours where the post goes once a month. Their letters smell of tar, and some have sand between the pages.',
  'A teacher in Quito answers every one of them in verse. Her pupils set the verses to music, and a choir sang them on the radio in August.',
  'Museums ask for the stamps. The archive keeps 3 albums of them under glass, and a window is opened for the collectors on Saturdays.',
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
