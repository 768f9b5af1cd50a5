import { UI_TIMINGS } from '@repurpose/contract';
import { act, fireEvent, screen } from '@testing-library/react';

import userEvent from '@testing-library/user-event';
import { answerCalls, renderPage } from '../../../test/render-page.js';
import ContactPage from './contact-page.js';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

afterEach(() => jest.useRealTimers());

test('the three fields are required, and the email is of type email', () => {
  renderPage(<ContactPage />);
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
});

test('sending is simulated: Submitting..., then the toast, and the form is empty again', async () => {
  jest.useFakeTimers();
  const { calls } = answerCalls({});
  renderPage(<ContactPage />);
  for (const [name, value] of [
    ['Name', 'Ada'],
    ['Email', 'ada@example.org'],
    ['Message', 'Hello'],
  ] as const) {
    fireEvent.change(field(name), { target: { value } });
  }
  await act(async () => {
    fireEvent.submit(screen.getByRole('button', { name: 'Send Message' }));
    await jest.advanceTimersByTimeAsync(UI_TIMINGS.contactSubmitMs - 100);
  });
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('Message Sent!')).toBeInTheDocument();
  expect(screen.getByText("Thanks for reaching out. We'll get back to you soon.")).toBeInTheDocument();
  expect([field('Name'), field('Email'), field('Message')].map(({ value }) => value)).toEqual(['', '', '']);
  expect(calls).toEqual([]);
});

test('nothing is sent while a field is empty', async () => {
  renderPage(<ContactPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});
