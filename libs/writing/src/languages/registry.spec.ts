import { readdirSync } from 'node:fs';
import { NEUTRAL } from './neutral.js';
import { LANGUAGES, languageOf } from './registry.js';

describe('languages', () => {
  it('have one row for each folder', () => {
    const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(LANGUAGES.map(({ code }) => code).sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  it.each(['sv', 'und', ''])('are neutral where there is no folder: %j', (code) => {
    expect(languageOf(code)).toBe(NEUTRAL);
  });

  it('name every label or none', () => {
    const counts = LANGUAGES.flatMap(({ labels }) => labels.words?.split('|').length ?? []);
    expect(new Set(counts)).toEqual(new Set([15]));
  });
});
