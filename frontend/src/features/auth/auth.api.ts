import {
  type AccountAddress,
  type AddressLinkRequest,
  API,
  type LoginRequest,
  type PasswordResetRequest,
  type RegisterRequest,
  type ResetPasswordRequest,
  type User,
} from '@repurpose/contract';
import { api } from '../../shared/api/api.js';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<User, LoginRequest>({ query: (body) => ({ ...API.login, body }) }),
    requestPasswordReset: build.mutation<unknown, PasswordResetRequest>({
      query: (body) => ({ ...API.requestPasswordReset, body }),
    }),
    resetPassword: build.mutation<User, ResetPasswordRequest>({
      query: (body) => ({ ...API.resetPassword, body }),
    }),
    proveAddress: build.mutation<AccountAddress, AddressLinkRequest>({
      query: (body) => ({ ...API.proveAddress, body }),
    }),
    confirmAddressChange: build.mutation<AccountAddress, AddressLinkRequest>({
      query: (body) => ({ ...API.confirmAddressChange, body }),
    }),
    register: build.mutation<User, RegisterRequest>({ query: (body) => ({ ...API.register, body }) }),
  }),
});
