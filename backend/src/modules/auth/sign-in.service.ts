import { Injectable } from '@nestjs/common';
import type {
  ChangePasswordRequest,
  FirebaseSyncRequest,
  LoginRequest,
  RegisterRequest,
  ResetPasswordRequest,
  User,
} from '@repurpose/contract';
import type { Request } from 'express';
import { UsersService } from '../users/users.service.js';
import { AuthService } from './auth.service.js';
import type { ProvenIdentity } from './identity/identity.port.js';
import { IdentityService } from './identity/identity.service.js';
import { PasswordResetService } from './recovery/password-reset.service.js';
import { SessionsService } from './sessions.service.js';

/** Checks who a user is and begins the session. */
@Injectable()
export class SignInService {
  constructor(
    private readonly auth: AuthService,
    private readonly identities: IdentityService,
    private readonly resets: PasswordResetService,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
  ) {}

  async register(req: Request, body: RegisterRequest): Promise<User> {
    const user = await this.auth.register(body, req.ip);
    await this.sessions.begin(req, user.id);
    return user;
  }

  async logIn(req: Request, body: LoginRequest): Promise<User> {
    const { user, isStillProven } = await this.auth.logIn(body, req.ip);
    await this.sessions.begin(req, user.id, { isStillProven });
    return user;
  }

  async signIn(req: Request, proof: ProvenIdentity, body: FirebaseSyncRequest): Promise<User> {
    const user = await this.identities.signIn(proof, body, req.ip);
    await this.sessions.begin(req, user.id, {
      signedInAt: proof.signedInAt,
      isStillProven: () => this.identities.isAccepted(user.id, proof),
      refusal: 'IDENTITY_EXPIRED',
    });
    return user;
  }

  async resetPassword(req: Request, body: ResetPasswordRequest): Promise<User> {
    const { userId, isStillProven } = await this.resets.reset(body);
    // The link is used up: nothing that can fail comes before the session.
    await this.sessions.begin(req, userId, { isStillProven });
    return this.users.getView(userId);
  }

  async changePassword(req: Request, userId: string, body: ChangePasswordRequest): Promise<void> {
    await this.auth.changePassword(userId, body, req.ip);
    await this.sessions.endAll(userId);
    await this.sessions.begin(req, userId);
  }
}
