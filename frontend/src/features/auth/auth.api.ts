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
import { sending } from '../../shared/api/calling.js';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<User, LoginRequest>({ query: sending(API.login) }),
    requestPasswordReset: build.mutation<unknown, PasswordResetRequest>({
      query: sending(API.requestPasswordReset),
    }),
    resetPassword: build.mutation<User, ResetPasswordRequest>({ query: sending(API.resetPassword) }),
    proveAddress: build.mutation<AccountAddress, AddressLinkRequest>({
      query: sending(API.proveAddress),
      invalidatesTags: ['User'],
    }),
    confirmAddressChange: build.mutation<AccountAddress, AddressLinkRequest>({
      query: sending(API.confirmAddressChange),
      invalidatesTags: ['User'],
    }),
    register: build.mutation<User, RegisterRequest>({ query: sending(API.register) }),
  }),
});
