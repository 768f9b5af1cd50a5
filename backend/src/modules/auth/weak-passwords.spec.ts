import { isWeakPassword } from './weak-passwords.js';

const owner = { email: 'ada.writer@example.com', username: 'Ada Lovelace' };

describe('a password', () => {
  it.each([
    'password1',
    'PassWord1',
    ' qwerty123 ',
    'iloveyou',
    'zzzzzzzzzz',
    'ada.writer@example.com',
    'Ada.Writer',
    'ada lovelace',
  ])('%j is tried first by everybody', (password) => {
    expect(isWeakPassword(password, owner)).toBe(true);
  });

  it.each(['correct horse 9', 'ada.writer1990!', 'пароль и 🦊', 'secret1-secret2'])(
    '%j is not',
    (password) => {
      expect(isWeakPassword(password, owner)).toBe(false);
    },
  );
});
