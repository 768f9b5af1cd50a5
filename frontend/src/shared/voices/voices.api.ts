import {
  API,
  type AddSampleRequest,
  type ImportedTerms,
  type ImportTermsRequest,
  type SharedTerm,
  type Term,
  type TermList,
  type UpdateVoiceRequest,
  type Voice,
  type VoiceList,
} from '@repurpose/contract';
import { api } from '../api/api.js';
import { changing, reading } from '../api/calling.js';

/** Null: the default workspace. */
type InWorkspace = { workspaceId: string | null };
type OfVoice = InWorkspace & { voiceId: string };

export const voicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTerms: build.query<TermList, InWorkspace>(reading(API.terms, 'Voices')),
    addTerm: build.mutation<SharedTerm, InWorkspace & { body: Term }>(changing(API.addTerm, 'Voices')),
    importTerms: build.mutation<ImportedTerms, InWorkspace & { body: ImportTermsRequest }>(
      changing(API.importTerms, 'Voices'),
    ),
    deleteTerm: build.mutation<null, InWorkspace & { termId: string }>(changing(API.deleteTerm, 'Voices')),
    getVoices: build.query<VoiceList, InWorkspace>(reading(API.voices, 'Voices')),
    getVoice: build.query<Voice, OfVoice>(reading(API.voice, 'Voices')),
    createVoice: build.mutation<Voice, InWorkspace & { body: { name: string } }>(
      changing(API.createVoice, 'Voices'),
    ),
    updateVoice: build.mutation<Voice, OfVoice & { body: UpdateVoiceRequest }>(
      changing(API.updateVoice, 'Voices'),
    ),
    deleteVoice: build.mutation<null, OfVoice>(changing(API.deleteVoice, 'Voices')),
    addSample: build.mutation<Voice, OfVoice & { body: AddSampleRequest }>(changing(API.addSample, 'Voices')),
    deleteSample: build.mutation<Voice, OfVoice & { sampleId: string }>(changing(API.deleteSample, 'Voices')),
  }),
});
