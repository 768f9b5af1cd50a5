import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfig, aUser, openSite, stubApi } from '../../../../test/site.js';

it.each([
  ['a mouse', false],
  ['a finger, which then moves the page instead', true],
])('what is pasted into the empty field is there; the field keeps the focus of %s', async (_who, isTouch) => {
  window.localStorage.clear();
  const matchMedia = jest.spyOn(window, 'matchMedia');
  matchMedia.mockReturnValue({ matches: isTouch } as MediaQueryList);
  stubApi({
    'GET /api/user': { json: aUser() },
    'GET /api/config': { json: aConfig() },
    'GET /api/transformations?limit=20': { json: [] },
  });
  openSite('/dashboard');
  const source = await screen.findByRole('textbox', { name: 'Input Content' });
  await userEvent.click(source);
  await userEvent.paste('A text of mine.');
  expect(source).toHaveValue('A text of mine.');
  await waitFor(() => expect(source === document.activeElement).toBe(!isTouch));
  matchMedia.mockRestore();
});
