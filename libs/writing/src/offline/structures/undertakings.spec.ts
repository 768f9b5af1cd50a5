import { outputsOf, textOf } from '../outputs.fixture.js';

it('items that say what is done are told below the sentence before them', () => {
  const content = `# What the trust does next

The trust has cleaned the river since 1996, and the otters are back at the old mill.

A number of projects are being looked at for next year, although not all of them will be paid for.

- Testing whether a second weir keeps the gravel where the trout need it in spring.
- Working with the four schools on a survey of what the children find in the water.
- Potentially buying the meadow behind the mill before somebody builds on it.
`;
  const post = textOf(outputsOf(content, {}, ['linkedin']).outputs, 'linkedin');
  expect(post).toMatch(
    /although not all of them will be paid for\.\n\n• Testing whether .*\n• Working .*\n• Potentially buying/u,
  );
});
