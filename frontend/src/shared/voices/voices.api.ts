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
import { calling } from '../api/calling.js';

/** Null: the default workspace. */
type InWorkspace = { workspaceId: string | null };
type OfVoice = InWorkspace & { voiceId: string };

const voicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTerms: build.query<TermList, InWorkspace>({ query: calling(API.terms), providesTags: ['Voices'] }),
    addTerm: build.mutation<SharedTerm, InWorkspace & { body: Term }>({
      query: calling(API.addTerm),
      invalidatesTags: ['Voices'],
    }),
    importTerms: build.mutation<ImportedTerms, InWorkspace & { body: ImportTermsRequest }>({
      query: calling(API.importTerms),
      invalidatesTags: ['Voices'],
    }),
    deleteTerm: build.mutation<null, InWorkspace & { termId: string }>({
      query: calling(API.deleteTerm),
      invalidatesTags: ['Voices'],
    }),
    getVoices: build.query<VoiceList, InWorkspace>({ query: calling(API.voices), providesTags: ['Voices'] }),
    getVoice: build.query<Voice, OfVoice>({ query: calling(API.voice), providesTags: ['Voices'] }),
    createVoice: build.mutation<Voice, InWorkspace & { body: { name: string } }>({
      query: calling(API.createVoice),
      invalidatesTags: ['Voices'],
    }),
    updateVoice: build.mutation<Voice, OfVoice & { body: UpdateVoiceRequest }>({
      query: calling(API.updateVoice),
      invalidatesTags: ['Voices'],
    }),
    deleteVoice: build.mutation<null, OfVoice>({
      query: calling(API.deleteVoice),
      invalidatesTags: ['Voices'],
    }),
    addSample: build.mutation<Voice, OfVoice & { body: AddSampleRequest }>({
      query: calling(API.addSample),
      invalidatesTags: ['Voices'],
    }),
    deleteSample: build.mutation<Voice, OfVoice & { sampleId: string }>({
      query: calling(API.deleteSample),
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
