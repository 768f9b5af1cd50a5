import { DEFAULT_SETTINGS, FORMAT_KEYS, type Claim, type VoiceChange } from '@repurpose/contract';
import { checkClaims } from '../claims/check-claims.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { finishDraft } from '../formats/finish/finish-draft.js';
import { readSource } from '../source/read-source.js';
import { writeOffline } from '../offline/write-offline.js';
import { outputsOf } from '../offline/outputs.fixture.js';
import { HARBOUR } from '../offline/texts.fixture.js';
import { segmentsOf } from '../formats/draft/segments.js';
import { applyVoice, precomputeVoice } from './apply-voice.js';
import { finishInVoice } from './finish-in-voice.js';
import { banned, BERTHS, preferred, protectedTerm, said, voiceOf } from './voice.fixture.js';

const segmentTexts = (draft: Draft): Record<string, string> =>
  Object.fromEntries(segmentsOf(draft).map(({ id, text }) => [id, text]));

function undo(draft: Draft, changes: readonly VoiceChange[]): Record<string, string> {
  const texts = segmentTexts(draft);
  for (const { segment, start, end, before } of changes.toReversed())
    texts[segment] = (texts[segment] ?? '').slice(0, start) + before + (texts[segment] ?? '').slice(end);
  return texts;
}

const source = readSource(BERTHS);

describe('terms', () => {
  const voice = voiceOf({}, [
    banned('utilize', 'use', ['utilizes']),
    banned('leverage', 'use'),
    preferred('sign-in', ['login', 'log-in']),
    protectedTerm('Login Days'),
  ]);

  it.each([
    ['We utilize the crane daily.', 'We use the crane daily.'],
    ['Utilize the crane daily.', 'Use the crane daily.'],
    ['Take a login to the desk.', 'Take a sign-in to the desk.'],
    ['It is a leverage of the crane.', 'It is a use of the crane.'],
    ['The login is open.', 'The sign-in is open.'],
    ['She said: “We utilize the crane.”', 'She said: “We utilize the crane.”'],
    ['See https://example.com/utilize today.', 'See https://example.com/utilize today.'],
    ['Write to @utilize now.', 'Write to @utilize now.'],
    ['The #login is here.', 'The #login is here.'],
    ['The re-utilize plan is out.', 'The re-utilize plan is out.'],
    ['The Login Days are near.', 'The Login Days are near.'],
    ['Run `utilize` first.', 'Run `utilize` first.'],
  ])('%s', (before, after) => {
    expect(said(before, voice)).toBe(after);
  });

  it.each([
    ['We need an easel here.', 'We need a stand here.'],
    ['We need a stool here.', 'We need an easel here.'],
  ])('set the article: %s', (before, after) => {
    const swap = voiceOf({}, [
      banned(before.includes('easel') ? 'easel' : 'stool', before.includes('easel') ? 'stand' : 'easel'),
    ]);
    expect(said(before, swap)).toBe(after);
  });

  it('reports a banned word that has no replacement', () => {
    const draft: Draft = { format: 'summary', title: '', bullets: ['A synergy of cranes.'] };
    const { draft: voiced, kept } = applyVoice(draft, voiceOf({}, [banned('synergy', null)]), source);
    expect(voiced).toEqual(draft);
    expect(kept).toEqual([
      { segment: 'bullets.0', text: 'synergy', rule: 'banned-word', kept: 'no-replacement' },
    ]);
  });

  it('never change a claim', () => {
    const draft: Draft = { format: 'summary', title: '', bullets: ['Trade grew by a dozen boats.'] };
    const { draft: voiced, kept } = applyVoice(draft, voiceOf({}, [banned('dozen', 'hundred')]), source);
    expect(voiced).toEqual(draft);
    expect(kept.map((hit) => hit.kept)).toEqual(['fact']);
  });
});

describe('rules', () => {
  it('change only English where they are of English', () => {
    expect(said('Die color ist neu.', voiceOf({ spelling: 'en-GB' }), 'de')).toBe('Die color ist neu.');
  });

  it('divide the paragraphs of posts, not those of lists', () => {
    const draft: Draft = {
      ...{ format: 'linkedin', hook: 'Look', callToAction: '', hashtags: [] },
      body: ['One is red. Two is blue. Three is new.', '• One is red. Two is blue.\n• Three is new.'],
    };
    const once = applyVoice(draft, voiceOf({ paragraphSentences: 2 }), source);
    expect(once.draft).toMatchObject({
      body: ['One is red. Two is blue.\n\nThree is new.', draft.body[1]],
    });
    expect(applyVoice(once.draft, voiceOf({ paragraphSentences: 2 }), source).changes).toEqual([]);
  });

  it('frame a newsletter', () => {
    const draft: Draft = {
      format: 'email',
      subject: 'Berths',
      preheader: '',
      greeting: 'Hello,',
      sections: [{ heading: '', paragraphs: ['The harbour has 40 berths.'] }],
      callToAction: 'Reply!',
    };
    const voice = voiceOf({ greeting: 'Ahoy,', signOff: 'Your harbour team', exclamations: 'avoid' });
    const once = applyVoice(draft, voice, source);
    expect(once.draft).toMatchObject({ greeting: 'Ahoy,', callToAction: 'Reply.\nYour harbour team' });
    expect(applyVoice(once.draft, voice, source)).toMatchObject({ draft: once.draft, changes: [], kept: [] });
  });

  it('leave out the writer’s own greeting and closing lines', () => {
    const voice = voiceOf({ pleasantries: 'avoid' });
    const harbour = readSource(HARBOUR);
    const request = { content: HARBOUR, formats: [...FORMAT_KEYS], settings: DEFAULT_SETTINGS, voice };
    const texts = FORMAT_KEYS.map(
      (format) => finishInVoice(writeOffline(request, harbour, format), harbour, voice).text,
    ).join('\n');
    expect(texts).not.toMatch(/^(?:Hi there|Hello|Dear reader),?$|Thanks for listening/mu);
    const model: Draft = {
      ...{ format: 'email', subject: 'Berths', preheader: '', greeting: 'Dear all,', callToAction: '' },
      sections: [{ heading: '', paragraphs: ['The harbour has 40 berths.'] }],
    };
    expect(applyVoice(model, voice, source).draft).toMatchObject({ greeting: '' });
    const own = voiceOf({ pleasantries: 'avoid', greeting: 'Ahoy,' });
    expect(applyVoice(model, own, source).draft).toMatchObject({ greeting: 'Ahoy,' });
  });

  it('never break a limit', () => {
    const post = `${'A'.repeat(2_150)} crane.`;
    const draft: Draft = { format: 'instagram', hook: 'Look', body: [post], callToAction: '', hashtags: [] };
    const { draft: voiced, kept } = applyVoice(draft, voiceOf({ signOff: 'S'.repeat(200) }), source);
    expect(voiced).toEqual(draft);
    expect(kept.map((hit) => hit.kept)).toEqual(['limit']);
  });
});

describe('a finished output', () => {
  const voice = voiceOf(
    { spelling: 'en-US', contractions: 'use', dashes: 'avoid', signOff: 'The harbour desk' },
    [banned('people', 'folks'), preferred('quay', ['pier', 'dock'])],
  );
  const { source: harbour, outputs } = outputsOf(HARBOUR);

  it.each(outputs.map(({ format, draft }) => [format, draft] as const))(
    'of %s explains each change',
    (_, draft) => {
      const { checks, draft: voiced } = finishInVoice(draft, harbour, voice);
      const changes = checks.voice?.changes ?? [];
      const texts = new Map(Object.entries(segmentTexts(voiced)));
      for (const { segment, start, end, after } of changes)
        if (after !== '') expect(texts.get(segment)?.slice(start, end)).toBe(after);
      const undone = undo(voiced, changes);
      expect(undone).toEqual(segmentTexts(draft));
    },
  );

  it.each(outputs.map(({ format, draft, text }) => [format, draft, text] as const))(
    'of %s has the claims of the run without a voice',
    (_, draft, text) => {
      const said = (claims: readonly Claim[]): string[] =>
        claims.map((claim) => `${claim.kind} ${claim.text}`);
      const { checks, text: voiced } = finishInVoice(draft, harbour, voice);
      expect(said(checks.claims)).toEqual(
        said(
          checks.claims.map(({ start, end, ...claim }) => ({
            ...claim,
            start,
            end,
            text: voiced.slice(start, end),
          })),
        ),
      );
      expect(said(checks.claims)).toEqual(said(finishDraft(draft, harbour).checks.claims));
      expect(checkClaims(voiced, harbour)).toHaveLength(checkClaims(text, harbour).length);
    },
  );
});

it('drafts that were read together are written as each is alone', () => {
  const { source: harbour, outputs } = outputsOf(HARBOUR);
  const drafts = outputs.map(({ draft }) => draft);
  const voice = voiceOf({ contractions: 'use', numerals: 'figures' }, [banned('harbour', 'port')]);
  const apart = drafts.map((draft) => applyVoice(draft, structuredClone(voice), harbour));
  expect(apart.flatMap(({ changes }) => changes)).not.toEqual([]);
  precomputeVoice(drafts, voice, harbour);
  expect(drafts.map((draft) => applyVoice(draft, voice, harbour))).toEqual(apart);
});
