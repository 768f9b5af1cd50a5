import { outputsOf, textOf } from '../outputs.fixture.js';

const PIER = `# How to bleed a radiator without a plumber

A radiator that is hot at the bottom has air in it. Once a year is enough for most homes. Newer systems need it hardly ever. Brass wears out under force. A worn seal lets air in. Rust begins at the joints. Water turns black in old pipes. A flush takes most of a day. The pump stands in the cellar. Towels belong on the floor. Keys cost two pounds in any shop. Steel outlives copper by years.`;

describe('a piece without a good opening of its own', () => {
  it('opens with the title', () => {
    const { outputs } = outputsOf(PIER);
    const openings = (['linkedin', 'facebook', 'instagram', 'reels', 'tiktok'] as const).map(
      (format) =>
        textOf(outputs, format)
          .split('\n')
          .find((line) => /radiator|Hook/u.test(line)) ?? '',
    );
    expect(openings.filter((line) => line.includes('How to bleed a radiator')).length).toBeGreaterThan(1);
    for (const line of openings) expect(line).toContain('radiator');
  });

  it('does not where the title says nothing', () => {
    const { outputs } = outputsOf(PIER.replace('How to bleed a radiator without a plumber', 'Changelog'));
    expect(textOf(outputs, 'tiktok')).not.toContain('Hook: Changelog');
  });
});
