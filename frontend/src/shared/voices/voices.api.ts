import {
  API,
  type AddSampleRequest,
  type UpdateVoiceRequest,
  type Voice,
  type VoiceList,
} from '@repurpose/contract';
import { api } from '../api/api.js';
import { inWorkspace } from '../workspace/in-workspace.js';

/** `workspaceId` null: the default workspace. */
interface InWorkspace {
  workspaceId: string | null;
}
type OfVoice = InWorkspace & { voiceId: string };

const pathOf = (call: { path: string }, { workspaceId, voiceId }: OfVoice): string =>
  inWorkspace(call.path.replace(':voiceId', voiceId), workspaceId);

const voicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVoices: build.query<VoiceList, InWorkspace>({
      query: ({ workspaceId }) => ({ ...API.voices, path: inWorkspace(API.voices.path, workspaceId) }),
      providesTags: ['Voices'],
    }),
    getVoice: build.query<Voice, OfVoice>({
      query: (of) => ({ ...API.voice, path: pathOf(API.voice, of) }),
      providesTags: ['Voices'],
    }),
    createVoice: build.mutation<Voice, InWorkspace & { name: string }>({
      query: ({ workspaceId, name }) => ({
        ...API.createVoice,
        path: inWorkspace(API.createVoice.path, workspaceId),
        body: { name },
      }),
      invalidatesTags: ['Voices'],
    }),
    updateVoice: build.mutation<Voice, OfVoice & { request: UpdateVoiceRequest }>({
      query: ({ request, ...of }) => ({
        ...API.updateVoice,
        path: pathOf(API.updateVoice, of),
        body: request,
      }),
      invalidatesTags: ['Voices'],
    }),
    deleteVoice: build.mutation<null, OfVoice>({
      query: (of) => ({ ...API.deleteVoice, path: pathOf(API.deleteVoice, of) }),
      invalidatesTags: ['Voices'],
    }),
    addSample: build.mutation<Voice, OfVoice & { sample: AddSampleRequest }>({
      query: ({ sample, ...of }) => ({ ...API.addSample, path: pathOf(API.addSample, of), body: sample }),
      invalidatesTags: ['Voices'],
    }),
    deleteSample: build.mutation<Voice, OfVoice & { sampleId: string }>({
      query: ({ sampleId, ...of }) => ({
        ...API.deleteSample,
        path: pathOf(API.deleteSample, of).replace(':sampleId', sampleId),
      }),
      invalidatesTags: ['Voices'],
    }),
  }),
});

export const {
  useGetVoicesQuery,
  useGetVoiceQuery,
  useCreateVoiceMutation,
  useUpdateVoiceMutation,
  useDeleteVoiceMutation,
  useAddSampleMutation,
  useDeleteSampleMutation,
} = voicesApi;
