import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConfig, aUser, openSite, stubApi } from '../../../../../test/site.js';

const READ = {
  title: 'Bread',
  text: '# Bread\n\nRye and oats.',
  structure: { headings: [], paragraphs: 1, listItems: 0, tableRows: 0 },
  warnings: ['2 hidden passages left out.'],
  sourceUrl: 'https://example.com/bread',
};
const IMPORT = 'POST /api/content/import';
const source = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Input Content' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const paste = async (text: string) =>
  fireEvent.paste(await source(), {
    clipboardData: {
      files: [],
      types: ['text/plain'],
      getData: (type: string) => (type === 'text/plain' ? text : ''),
    },
  });

function openDesk(answer: object) {
  const sent = stubApi({
    'GET /api/user': { json: aUser() },
    'GET /api/config': { json: aConfig() },
    'GET /api/transformations?limit=20': { json: [] },
    [IMPORT]: answer,
  });
  openSite('/dashboard');
  return sent;
}
beforeEach(() => window.localStorage.clear());

it('a page comes in by its link, with its title, its address and what was left out, and can be undone', async () => {
  const sent = openDesk({ json: READ });
  fireEvent.change(await source(), { target: { value: 'Typed before.' } });
  await press('Import from a link');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Address' }), ' example.com/bread{Enter}');
  expect(await screen.findByText('2 hidden passages left out.')).toBeVisible();
  expect(await source()).toHaveValue(READ.text);
  expect(screen.getByRole('link', { name: 'example.com' })).toHaveAttribute('href', READ.sourceUrl);
  expect(sent).toContainEqual(expect.objectContaining({ call: IMPORT, body: { url: 'example.com/bread' } }));
  await press('Undo');
  expect(await source()).toHaveValue('Typed before.');
});

it('an address that is pasted into the empty field is fetched', async () => {
  openDesk({ json: READ });
  await paste('https://example.com/bread\n');
  expect(await screen.findByRole('link', { name: 'example.com' })).toBeVisible();
  expect(await source()).toHaveValue(READ.text);
});

it('an address that is pasted anywhere on the page is fetched, but not one pasted into another field', async () => {
  const sent = openDesk({ json: READ });
  await source();
  const clipboardData = {
    files: [],
    types: ['text/plain'],
    getData: (type: string) => (type === 'text/plain' ? 'https://example.com/bread' : ''),
  };
  await press('Import from a link');
  fireEvent.paste(await screen.findByRole('textbox', { name: 'Address' }), { clipboardData });
  await press('Cancel');
  expect(sent.filter(({ call }) => call === IMPORT)).toEqual([]);
  fireEvent.paste(document.body, { clipboardData });
  expect(await screen.findByRole('link', { name: 'example.com' })).toBeVisible();
  expect(await source()).toHaveValue(READ.text);
});

it('an address pasted into a text is part of it', async () => {
  const sent = openDesk({ json: READ });
  fireEvent.change(await source(), { target: { value: 'Read this: ' } });
  await paste('https://example.com/bread');
  expect(sent.filter(({ call }) => call === IMPORT)).toEqual([]);
});

it('a refusal says why, leaves the text alone, and the address in the field is offered again', async () => {
  const message = 'There is no page at this address. Please check it.';
  openDesk({ status: 422, json: { code: 'PAGE_MISSING', message } });
  fireEvent.change(await source(), { target: { value: 'https://example.com/none' } });
  await press('Import its text');
  expect(await screen.findByRole('alert')).toHaveTextContent(`Page Not Read${message}`);
  expect(await source()).toHaveValue('https://example.com/none');
  expect(screen.getByText('This is only an address.')).toBeVisible();
});

it('without an address nothing is sent', async () => {
  const sent = openDesk({ json: READ });
  await press('Import from a link');
  await press('Import');
  expect(await screen.findByRole('alert')).toHaveTextContent('Type the address of a web page');
  expect(sent.filter(({ call }) => call === IMPORT)).toEqual([]);
});
