import { DEFAULT_SETTINGS } from '@repurpose/contract';
import { readSource } from '../../source/read-source.js';
import { writeOffline } from '../write-offline.js';

const ASIDES = 'Loans run through three machines by the door. Guards look in twice on winter evenings.';
const SUBJECT = 'The library doubled its opening hours to 74 a week.';

/** What a LinkedIn post about a text of this title opens with. */
function openingOf(title: string, text: string): string {
  const content = `# ${title}\n\n${text}`;
  const request = { content, formats: ['linkedin' as const], settings: { ...DEFAULT_SETTINGS } };
  const draft = writeOffline(request, readSource(content), 'linkedin');
  return draft.format === 'linkedin' ? draft.hook : '';
}

it('a post whose best opening leaves the subject out opens with the title; any other with its opening', () => {
  const title = 'How our library doubled its opening hours';
  expect(openingOf(title, ASIDES)).toBe(title);
  expect(openingOf(title, `${SUBJECT} ${ASIDES}`)).toBe(SUBJECT);
});
