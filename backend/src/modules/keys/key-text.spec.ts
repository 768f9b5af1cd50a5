import { hashOfKey, isKeyText, newKeyText } from './key-text.js';

it('a key has the prefix, 32 random characters and a checksum', () => {
  const keys = Array.from({ length: 1_000 }, newKeyText);
  expect(new Set(keys).size).toBe(1_000);
  for (const key of keys) {
    expect(key).toMatch(/^rp_live_[0-9A-Za-z]{38}$/);
    expect(isKeyText(key)).toBe(true);
  }
});

it('a key with one character changed, or of another length, is none', () => {
  const key = newKeyText();
  for (let at = 0; at < key.length; at += 1) {
    const other = key[at] === 'x' ? 'y' : 'x';
    expect(isKeyText(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
  }
  for (const text of ['', key.slice(1), key.slice(0, -1), `${key}0`, ` ${key}`, `${key}\n`])
    expect(isKeyText(text)).toBe(false);
});

it('only the hash is stored', () => {
  expect(hashOfKey('rp_live_x').toString('hex')).toMatch(/^[0-9a-f]{64}$/);
});
