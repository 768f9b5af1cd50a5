import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from '../outputs.fixture.js';

const FERRY = `# A year on the harbour ferry

For twelve months I took the same ferry to work, and I kept a notebook about it.

## The crew

Two brothers steer the boat on weekdays, and their aunt sells the tickets. They learned the channel from their father, who had drawn it on the back of a calendar.

## Who rides it so early in the morning?

Nurses ride it home from the night, and bakers ride it out with the first trays. Nobody speaks before the second buoy, and then everybody does.

## Conclusion

A ferry is a waiting room that moves, and I know my town better for having waited in it.
`;

describe('a post', () => {
  const postOf = (format: FormatKey, content = FERRY): string =>
    outputsOf(content, {}, [format]).outputs[0]?.text ?? '';

  it('is prose without the only heading that names what is told', () => {
    for (const format of ['facebook', 'instagram', 'linkedin'] as const) {
      expect(postOf(format)).toContain('notebook about it.\n\nTwo brothers');
      expect(postOf(format)).toContain('back of a calendar.\n\nNurses');
    }
  });

  it('ends without the heading of its conclusion, or of the part that its conclusion ends', () => {
    for (const heading of ['Conclusion', 'The winter']) {
      const post = postOf('facebook', FERRY.replace('## Conclusion', `## ${heading}`));
      expect(post).not.toContain(heading);
      expect(post).toContain('\n\nA ferry is a waiting room');
    }
  });

  it.each(['facebook', 'linkedin', 'twitter'] as const)(
    'on %s has headings over what they name, where it tells parts of several',
    (format) => {
      const told = postOf(
        format,
        FERRY.replace('## Who rides it so early in the morning?', '## The morning'),
      );
      expect(told).toContain('The crew\n');
      expect(told).toContain('The morning\n');
      expect(told).not.toContain('Conclusion');
    },
  );
});
