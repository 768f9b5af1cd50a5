import { readdirSync } from 'node:fs';
import { labelsOf, NO_LABELS } from './labels.js';
import { NEUTRAL } from './neutral.js';
import { LANGUAGES, languageOf } from './registry.js';

describe('languages', () => {
  it('have one row for each folder', () => {
    const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(LANGUAGES.map(({ code }) => code).sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  it.each(['xx', 'und', ''])('are neutral where there is no folder: %j', (code) => {
    expect(languageOf(code)).toBe(NEUTRAL);
  });

  it('have labels wherever they have phrases', () => {
    const spoken = LANGUAGES.filter(({ phrases }) => phrases !== undefined).map(({ code }) => code);
    expect(spoken.filter((code) => labelsOf(code) === NO_LABELS)).toEqual([]);
  });
});
