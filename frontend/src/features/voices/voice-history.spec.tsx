import { render, screen } from '@testing-library/react';
import { VoiceHistory } from './voice-editor.js';

it('tells who changed a voice, also where the account is gone', () => {
  const changedAt = '2026-11-24T20:00:00.000Z';
  const versions = [
    { version: 2, changedAt, changedBy: null },
    { version: 1, changedAt, changedBy: 'ada' },
  ];
  render(<VoiceHistory versions={versions} />);
  expect(screen.getByText('Version 1, by ada')).toBeInTheDocument();
  expect(screen.getByText('Version 2, by somebody whose account was deleted')).toBeInTheDocument();
});
