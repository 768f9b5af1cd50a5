import { outputsOf, textOf } from '../outputs.fixture.js';

const POINTS = [
  [
    'Order',
    'The tools of a shed must hang in the order in which a beginner needs them: saws, planes, files, then the glue that holds for a whole winter by the sea.',
  ],
  [
    'Light',
    'A lamp above the bench shows the grain of the wood, and it is never in your way when you saw a long plank from end to end.',
  ],
  ['Dust', 'Sweep the floor of the shed each evening before the dust gets into your tools.'],
  ['Heat', 'Keep a stove in the corner of the shed where no shavings can reach it.'],
] as const;
const shed = (above: string, of: (at: number) => string): string =>
  `---\ntitle: Four rules for a good workshop of your own\n---\n\n${above}${POINTS.map(([label, point], at) => `## ${of(at)}${label}\n\n${point}\n`).join('\n')}`;
const shown = (content: string, format: 'linkedin' | 'twitter'): string =>
  textOf(outputsOf(content, {}, [format]).outputs, format);

describe('the opening of a text that begins with its first point', () => {
  it.each(['linkedin', 'twitter'] as const)(
    'is its title, so that no number stands bare, in %s',
    (format) => {
      const text = shown(
        shed('', (at) => `${at + 1}. `),
        format,
      );
      expect(text).toMatch(/^Four rules for a good workshop of your own\s+1\. Order: The tools of a shed/u);
      expect(text.split('The tools of a shed')).toHaveLength(2);
    },
  );

  it('is its first paragraph, if that is above the points', () => {
    const above = 'We built a shed at the harbour last year, and we learned four things about it.\n\n';
    expect(
      shown(
        shed(above, (at) => `${at + 1}. `),
        'linkedin',
      ),
    ).toMatch(/We built a shed[^]*1\. Order: /u);
  });
});
