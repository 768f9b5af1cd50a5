import type { ReactElement } from 'react';
import { OpenOutputContext, type OpenOutput } from '../src/features/repurpose/results/open-output.js';

/** A part of the view of an output, `t1`'s LinkedIn Post unless `changes` say otherwise. */
export function inOutput(part: ReactElement, { output, ...changes }: Partial<OpenOutput> = {}): ReactElement {
  const open: OpenOutput = {
    output: { title: 'A title', format: 'linkedin', text: 'Text', draft: null, checks: null, ...output },
    plan: 'free',
    content: '',
    onShowInSource: () => undefined,
    at: { id: 't1', format: output?.format ?? 'linkedin', workspaceId: null },
    editing: { onEdit: () => undefined, onSaved: () => undefined },
    ...changes,
  };
  return <OpenOutputContext value={open}>{part}</OpenOutputContext>;
}
