import type { FormatKey } from '@repurpose/contract';
import { outputsOf, textOf as textIn } from '../outputs.fixture.js';

const textOf = (content: string, format: FormatKey): string =>
  textIn(outputsOf(content, {}, [format]).outputs, format).replace(/\s+/gu, ' ');

const about = (paragraph: string): string => `# The old crane lifts again

The crew of the pier mended the old crane in March, and it lifts two tonnes again.

The work took nine weeks, because every bolt had to be made by hand in the smithy of the harbour.

${paragraph}

The harbour lends the crane to every boat that needs it, from April to the first frost of the year.
`;

describe('a script', () => {
  it.each([
    ['None of the steps described above needs a licence.', 'None of the steps described needs a licence.'],
    ['Below, we have told what it cost. It was a lot.', 'We have told what it cost. It was a lot.'],
    ['In this post I would like to tell what it cost. It was more than we had.', 'I would like to tell'],
  ])('says without its place on the page: %s', (written, said) => {
    expect(textOf(about(written), 'podcast')).toContain(said);
  });

  it.each([
    'The tables below show what each bolt has cost the harbour.',
    'See the tools section for the bolts of the crane.',
  ])('does not say what a listener cannot see: %s', (written) => {
    expect(textOf(about(written), 'podcast')).not.toContain(written.slice(0, 12));
    expect(textOf(about(written), 'medium')).toContain(written);
  });

  it('has no paragraph about the page that it was written for', () => {
    const written = 'I have posted this here because others mend cranes. It may help them with theirs.';
    expect(textOf(about(written), 'podcast')).not.toMatch(/posted this|It may help/u);
    expect(textOf(about(written), 'medium')).toContain(written);
  });
});

it('a list keeps its lead-in without the remark before it', () => {
  const list = 'We come to the gear part of the post. You will need\n\n- A large pan\n- A sieve\n- A spoon';
  const text = textOf(about(`## Gear\n\n${list}\n\n## After`), 'email');
  expect(text).toContain('You will need • A large pan');
  expect(text).not.toContain('part of the post');
});
