import type {
  FormatFailure,
  FormatKey,
  OutputChecks,
  OutputState,
  TransformationDetail,
  TransformResponse,
} from '@repurpose/contract';

/** Where one format of a run stands. */
export type Piece =
  | { status: 'waiting' }
  | { status: 'done'; text: string; checks: OutputChecks | null; draft: object | null }
  | { status: 'failed'; message: string };

export interface RunState {
  phase: 'idle' | 'busy' | 'results' | 'error';
  /** Known as soon as the server has accepted the request. */
  id: string | null;
  /** The text the pieces were made from. */
  content: string;
  formats: readonly FormatKey[];
  pieces: Readonly<Partial<Record<FormatKey, Piece>>>;
  selected: FormatKey | null;
  error: string | null;
}

/** An output after an edit, a rewrite or a restore; `creditsLeft` where it may have cost one. */
export type SavedOutput = OutputState & { transformationId: string; creditsLeft?: number };

export type RunAction =
  | { type: 'started'; content: string; formats: readonly FormatKey[] }
  | { type: 'accepted'; id: string }
  | {
      type: 'pieceArrived';
      format: FormatKey;
      text: string;
      checks: OutputChecks | null;
      draft?: object | null;
    }
  | { type: 'pieceFailed'; failure: Pick<FormatFailure, 'format' | 'message'> }
  | { type: 'outputSaved'; saved: SavedOutput }
  | { type: 'retried'; format: FormatKey }
  | { type: 'delivered'; response: Omit<TransformResponse, 'creditsLeft'> }
  | { type: 'failed'; message: string }
  | { type: 'reopened'; detail: TransformationDetail }
  | { type: 'selected'; format: FormatKey };

export const IDLE: RunState = {
  phase: 'idle',
  id: null,
  content: '',
  formats: [],
  pieces: {},
  selected: null,
  error: null,
};

/** Spec §4: idle, busy, then results or error; starting clears what was there. */
export function runReducer(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'started':
      return {
        ...IDLE,
        phase: 'busy',
        content: action.content,
        formats: action.formats,
        pieces: waiting(action.formats),
      };
    case 'accepted':
      return { ...state, id: action.id };
    case 'pieceArrived':
      return withPiece(state, action.format, {
        status: 'done',
        text: action.text,
        checks: action.checks,
        draft: action.draft ?? null,
      });
    case 'outputSaved':
      return replaceOutput(state, action.saved);
    case 'pieceFailed':
      return withPiece(state, action.failure.format, { status: 'failed', message: action.failure.message });
    case 'retried':
      return withPiece(state, action.format, { status: 'waiting' });
    case 'delivered':
      return deliver(state, action.response);
    case 'failed':
      return { ...state, phase: 'error', error: action.message, pieces: onlyDone(state) };
    case 'reopened':
      return reopen(action.detail);
    case 'selected':
      return { ...state, selected: action.format };
  }
}

/** Formats whose text is there, in the order they were asked for. */
export function deliveredFormats({ formats, pieces }: RunState): FormatKey[] {
  return formats.filter((format) => pieces[format]?.status === 'done');
}

const waiting = (formats: readonly FormatKey[]): Partial<Record<FormatKey, Piece>> =>
  Object.fromEntries(formats.map((format) => [format, { status: 'waiting' }]));

/** What had arrived before a failure stays readable. */
const onlyDone = ({ pieces }: RunState) =>
  Object.fromEntries(Object.entries(pieces).filter(([, piece]) => piece.status === 'done'));

function withPiece(state: RunState, format: FormatKey, piece: Piece): RunState {
  return { ...state, pieces: { ...state.pieces, [format]: piece } };
}

/** A save may end when another transformation is already open. */
function replaceOutput(state: RunState, { transformationId, format, text, checks, draft }: SavedOutput) {
  return state.id === transformationId
    ? withPiece(state, format, { status: 'done', text, checks, draft })
    : state;
}

type Pieces = Pick<TransformResponse, 'transformedContent' | 'failures' | 'checks' | 'drafts'>;

function piecesOf({ transformedContent, failures, checks, drafts }: Pieces, formats: readonly FormatKey[]) {
  const pieces: Partial<Record<FormatKey, Piece>> = {};
  for (const format of formats) {
    const text = transformedContent[format];
    if (text === undefined) continue;
    pieces[format] = {
      status: 'done',
      text,
      checks: checks?.[format] ?? null,
      draft: drafts?.[format] ?? null,
    };
  }
  for (const { format, message } of failures ?? []) pieces[format] = { status: 'failed', message };
  return pieces;
}

/** The first format tab is selected when the results are there (spec §4), unless the reader already chose one. */
function deliver(state: RunState, response: Omit<TransformResponse, 'creditsLeft'>): RunState {
  const delivered: RunState = {
    ...state,
    phase: 'results',
    id: response.id ?? state.id,
    error: null,
    pieces: { ...onlyDone(state), ...piecesOf(response, state.formats) },
  };
  const [first = null] = deliveredFormats(delivered);
  const stillThere = state.selected !== null && delivered.pieces[state.selected]?.status === 'done';
  return { ...delivered, selected: stillThere ? state.selected : first };
}

function reopen(detail: TransformationDetail): RunState {
  const { id, formats, request } = detail;
  const reopened: RunState = {
    ...IDLE,
    phase: 'results',
    id,
    formats,
    content: request.content,
    pieces: piecesOf(detail, formats),
  };
  return { ...reopened, selected: deliveredFormats(reopened)[0] ?? null };
}
