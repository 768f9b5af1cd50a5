import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SearchField } from './search-field.js';

const field = () => screen.getByRole('searchbox', { name: 'Search your library' });
const type = (value: string): boolean => fireEvent.change(field(), { target: { value } });

it('keeps what is typed while the address still changes to what was typed before', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<SearchField q="" onChange={onChange} />);
  type('choir');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ q: 'choir' }, { replaces: false }));
  // The address follows in a transition, so the field is first drawn with the old one.
  rerender(<SearchField q="" onChange={onChange} />);
  expect(field()).toHaveValue('choir');
  type('bread');
  rerender(<SearchField q="choir" onChange={onChange} />);
  expect(field()).toHaveValue('bread');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ q: 'bread' }, { replaces: true }));
});

it('shows what the back button or a link searches for', () => {
  const onChange = jest.fn();
  const { rerender } = render(<SearchField q="bread" onChange={onChange} />);
  rerender(<SearchField q="" onChange={onChange} />);
  expect(field()).toHaveValue('');
  expect(onChange).not.toHaveBeenCalled();
});
