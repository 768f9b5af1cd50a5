import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutputState } from '@repurpose/contract';
import { renderDraft, type Draft } from '@repurpose/writing';
import OutputEditor from '../src/features/repurpose/edit/output-editor.js';
import { answerCalls, renderPage, type Answers } from './render-page.js';
import { aConfig } from './site.js';

export const OUTPUT = '/api/transformations/t1/pieces/twitter';

export function outputOf(posts: string[], changes: Partial<OutputState> = {}): OutputState {
  const draft: Draft = { format: 'twitter', posts };
  return {
    format: 'twitter',
    version: 1,
    draft,
    text: renderDraft(draft),
    checks: null,
    edited: [],
    locked: [],
    tone: null,
    regenerationsLeft: 3,
    ...changes,
  };
}

export function openEditor(answers: Answers, content = 'One. Two. Three.') {
  const saved: OutputState[] = [];
  const { calls } = answerCalls({
    [`GET ${OUTPUT}`]: { body: outputOf(['One.', 'Two.', 'Three.']) },
    'GET /api/config': { body: { ...aConfig(), writer: 'openai' } },
    ...answers,
  });
  renderPage(
    <OutputEditor
      userId="u1"
      at={{ id: 't1', format: 'twitter', workspaceId: null }}
      content={content}
      onSaved={(output) => saved.push(output)}
      onClose={() => undefined}
    />,
  );
  return { calls, saved, user: userEvent.setup() };
}
export const bodies = (calls: { call: string; body: unknown }[], call: string) =>
  calls.filter((each) => each.call === call).map(({ body }) => body);
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const post = (number: number) => screen.findByRole('textbox', { name: `Post ${number}` });
