import { DEFAULT_SETTINGS } from '@repurpose/contract';
import { readSource } from '../../source/read-source.js';
import { writeOffline } from '../write-offline.js';

const ASIDES = 'Loans run through three machines by the door. Guards look in twice on winter evenings.';
const SUBJECT = 'The library doubled its opening hours to 74 a week.';

function draftOf(format: 'linkedin' | 'twitter', content: string) {
  const request = { content, formats: [format], settings: { ...DEFAULT_SETTINGS } };
  return writeOffline(request, readSource(content), format);
}

/** What a LinkedIn post about a text of this title opens with. */
function openingOf(title: string, text: string): string {
  const draft = draftOf('linkedin', `# ${title}\n\n${text}`);
  return draft.format === 'linkedin' ? draft.hook : '';
}

it('a post whose best opening leaves the subject out opens with the title; any other with its opening', () => {
  const title = 'How our library doubled its opening hours';
  expect(openingOf(title, ASIDES)).toBe(title);
  expect(openingOf(title, `${SUBJECT} ${ASIDES}`)).toBe(SUBJECT);
});

it('sentences that follow each other share a post only in a thread of more posts', () => {
  const paragraphs = ['The bakery sells rye bread.', 'Guests from Oslo come on Sundays.'].map(
    (first, at) => `${first} ${['Wheat flour is bought in Kiel.', 'Children draw the oven in June.'][at]}`,
  );
  const draft = draftOf('twitter', ['# Bread and ovens', ...paragraphs].join('\n\n'));
  expect(draft.format === 'twitter' && draft.posts).toHaveLength(3);
});
