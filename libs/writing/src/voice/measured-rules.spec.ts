import { DEFAULT_SETTINGS, type AppliedVoice, type FormatKey, type VoiceRules } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { writeOffline } from '../offline/write-offline.js';
import { HARBOUR } from '../offline/texts.fixture.js';
import { readSource } from '../source/read-source.js';
import { finishInVoice } from './finish-in-voice.js';
import { voiceBrief } from './voice-brief.js';
import { voicedSource } from './voiced-source.js';
import { banned, voiceOf } from './voice.fixture.js';

const source = readSource(HARBOUR);
const requestOf = (format: FormatKey) => ({
  content: HARBOUR,
  formats: [format],
  settings: DEFAULT_SETTINGS,
});
const linkedin = (voice: AppliedVoice): Draft =>
  writeOffline(requestOf('linkedin'), voicedSource(source, voice), 'linkedin');
const keptIn = (rules: Partial<VoiceRules>) => {
  const voice = voiceOf(rules);
  return finishInVoice(linkedin(voice), source, voice).checks.voice?.kept ?? [];
};

describe('the rules that a voice asks of an output', () => {
  const voice = voiceOf({ spelling: 'en-GB', emoji: 'avoid', greeting: 'Hi,', person: 'we' }, [
    banned('berth', 'place'),
  ]);
  const askedOf = (draft: Draft) => finishInVoice(draft, source, voice).checks.voice?.asked;

  it('are those that can be checked, in a format that has their parts', () => {
    expect(askedOf(linkedin(voice))).toEqual(['banned-word', 'spelling', 'emoji']);
    const email = writeOffline(requestOf('email'), source, 'email');
    expect(askedOf(email)).toContain('greeting');
  });
});

describe('a target of readability', () => {
  const EASY = 'The boats come in at dawn and the crew goes home.';
  const HARD =
    'Administrative responsibilities regarding international containerisation increasingly necessitate interdepartmental coordination.';

  it('draws the writer without a model to easier or harder passages', () => {
    const text = readSource(`${HARBOUR}\n\n${EASY} ${HARD}`);
    const prefers = (lix: number) => voicedSource(text, voiceOf({ lix })).prefers ?? (() => 0);
    expect(prefers(20)(EASY)).toBeGreaterThan(prefers(20)(HARD));
    expect(prefers(70)(EASY)).toBeLessThan(prefers(70)(HARD));
  });

  it('is reported where the words of the source miss it', () => {
    expect(keptIn({ lix: 70 })).toEqual([
      {
        segment: '',
        text: expect.stringMatching(/^LIX \d+, target 70$/),
        rule: 'readability',
        kept: 'source',
      },
    ]);
    expect(keptIn({ lix: null })).toEqual([]);
  });

  it('is named to a model', () => {
    expect(voiceBrief(voiceOf({ lix: 35 }), source)).toContain('LIX about 35');
  });
});

it('a target of sentence length is reported where sentences could not be divided', () => {
  expect(keptIn({ sentenceWords: 40 })).toContainEqual({
    segment: '',
    text: expect.stringMatching(/^\d+ words a sentence, target 40$/),
    rule: 'sentence-length',
    kept: 'source',
  });
});
