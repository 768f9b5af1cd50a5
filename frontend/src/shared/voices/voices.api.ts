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
import { callIn } from '../workspace/in-workspace.js';

/** Null: the default workspace. */
interface InWorkspace {
  workspaceId: string | null;
}
type OfVoice = InWorkspace & { voiceId: string };

const voicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTerms: build.query<TermList, InWorkspace>({
      query: ({ workspaceId }) => callIn(workspaceId, API.terms),
      providesTags: ['Voices'],
    }),
    addTerm: build.mutation<SharedTerm, InWorkspace & { term: Term }>({
      query: ({ workspaceId, term }) => ({ ...callIn(workspaceId, API.addTerm), body: term }),
      invalidatesTags: ['Voices'],
    }),
    importTerms: build.mutation<ImportedTerms, InWorkspace & ImportTermsRequest>({
      query: ({ workspaceId, csv }) => ({ ...callIn(workspaceId, API.importTerms), body: { csv } }),
      invalidatesTags: ['Voices'],
    }),
    deleteTerm: build.mutation<null, InWorkspace & { termId: string }>({
      query: ({ workspaceId, ...ids }) => callIn(workspaceId, API.deleteTerm, ids),
      invalidatesTags: ['Voices'],
    }),
    getVoices: build.query<VoiceList, InWorkspace>({
      query: ({ workspaceId }) => callIn(workspaceId, API.voices),
      providesTags: ['Voices'],
    }),
    getVoice: build.query<Voice, OfVoice>({
      query: ({ workspaceId, ...ids }) => callIn(workspaceId, API.voice, ids),
      providesTags: ['Voices'],
    }),
    createVoice: build.mutation<Voice, InWorkspace & { name: string }>({
      query: ({ workspaceId, name }) => ({ ...callIn(workspaceId, API.createVoice), body: { name } }),
      invalidatesTags: ['Voices'],
    }),
    updateVoice: build.mutation<Voice, OfVoice & { request: UpdateVoiceRequest }>({
      query: ({ request, workspaceId, ...ids }) => ({
        ...callIn(workspaceId, API.updateVoice, ids),
        body: request,
      }),
      invalidatesTags: ['Voices'],
    }),
    deleteVoice: build.mutation<null, OfVoice>({
      query: ({ workspaceId, ...ids }) => callIn(workspaceId, API.deleteVoice, ids),
      invalidatesTags: ['Voices'],
    }),
    addSample: build.mutation<Voice, OfVoice & { sample: AddSampleRequest }>({
      query: ({ sample, workspaceId, ...ids }) => ({
        ...callIn(workspaceId, API.addSample, ids),
        body: sample,
      }),
      invalidatesTags: ['Voices'],
    }),
    deleteSample: build.mutation<Voice, OfVoice & { sampleId: string }>({
      query: ({ workspaceId, ...ids }) => callIn(workspaceId, API.deleteSample, ids),
      invalidatesTags: ['Voices'],
    }),
  }),
});

export const {
  useGetTermsQuery,
  useAddTermMutation,
  useImportTermsMutation,
  useDeleteTermMutation,
  useGetVoicesQuery,
  useGetVoiceQuery,
  useCreateVoiceMutation,
  useUpdateVoiceMutation,
  useDeleteVoiceMutation,
  useAddSampleMutation,
  useDeleteSampleMutation,
} = voicesApi;
