import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordInput } from './password-input.js';

it('shows the password, and hides it again', async () => {
  render(<PasswordInput label="Password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, 'correct horse');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show the characters' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Hide the characters' }));
  expect(field).toHaveAttribute('type', 'password');
});
