import { render, screen } from '@testing-library/react';
import type { Trait } from '@repurpose/contract';
import { TraitPlot } from './trait-plot.js';

it('shows the figures of traits, without those that an older version measured', () => {
  const trait = { value: 0.012, low: 0, high: 0.02 };
  const traits = [
    { key: 'semicolons', ...trait },
    { key: 'firstPerson', ...trait },
  ] as Trait[];
  render(<TraitPlot traits={traits} />);
  expect(screen.getByRole('row', { name: 'Semicolons 12 ‰ 0–20 ‰', hidden: true })).toBeInTheDocument();
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(2);
});
