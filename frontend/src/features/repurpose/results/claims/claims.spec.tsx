import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Claim } from '@repurpose/contract';
import { Claims } from './claims.js';

const claim = (text: string, more: Partial<Claim>): Claim => ({
  ...{ kind: 'number', text, start: 0, end: text.length, source: null },
  ...more,
});
const TURNED = 'The office lent the club 12 pumps.';
const REASON = 'A model finds that the source contradicts this: “the club lent the office 12 pumps”.';

it('says of each doubted claim why, and leads from the others to the source', async () => {
  const places: object[] = [];
  const claims = [
    claim('140', { source: { start: 3, end: 6 } }),
    claim(TURNED, { kind: 'statement', rule: 'model-contradicted', reason: REASON }),
    claim('150', { rule: 'absent', reason: 'The source does not state “150”.' }),
  ];
  render(<Claims claims={claims} onShowInSource={(place) => places.push(place)} />);
  const doubted = within(screen.getByRole('list', { name: 'To check' })).getAllByRole('listitem');
  expect(doubted.map(({ textContent }) => textContent)).toEqual([
    `${TURNED}${REASON}`,
    'The source does not state “150”.',
  ]);
  expect(screen.getByText('150').tagName).toBe('STRONG');
  await userEvent.click(screen.getByRole('button', { name: '140' }));
  expect(places).toEqual([{ start: 3, end: 6 }]);
});

it('says of claims of older versions that there is no support', () => {
  const claims = [claim('150', {}), claim(TURNED, { kind: 'statement' })];
  render(<Claims claims={claims} onShowInSource={() => undefined} />);
  expect(screen.getByText('It is not in the source.')).toBeVisible();
  expect(screen.getByText('The source says otherwise.')).toBeVisible();
});
