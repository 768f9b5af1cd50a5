import { API, type LoginRequest, type RegisterRequest, type User } from '@repurpose/contract';
import { api } from '../../shared/api/api.js';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<User, LoginRequest>({ query: (body) => ({ ...API.login, body }) }),
    register: build.mutation<User, RegisterRequest>({ query: (body) => ({ ...API.register, body }) }),
  }),
});
