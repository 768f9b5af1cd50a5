import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { API, type User } from '@repurpose/contract';
import type { Request } from 'express';
import { SessionsService } from '../sessions.service.js';
import { BearerGuard, Proof } from '../strategies/bearer.guard.js';
import { FirebaseSyncDto } from './identity.dto.js';
import type { ProvenIdentity } from './identity.port.js';
import { IdentityService } from './identity.service.js';

/** Sign-in with the hosted identity service: a proven token becomes our own session. */
@Controller()
@UseGuards(BearerGuard)
export class IdentityController {
  constructor(
    private readonly identities: IdentityService,
    private readonly sessions: SessionsService,
  ) {}

  @Post(API.firebaseAuth.path)
  @HttpCode(200)
  authenticate(
    @Proof() proof: ProvenIdentity,
    @Body() body: FirebaseSyncDto,
    @Req() req: Request,
  ): Promise<User> {
    return this.signIn(proof, body, req);
  }

  @Post(API.firebaseRegister.path)
  @HttpCode(200)
  register(
    @Proof() proof: ProvenIdentity,
    @Body() body: FirebaseSyncDto,
    @Req() req: Request,
  ): Promise<User> {
    return this.signIn(proof, body, req);
  }

  private async signIn(proof: ProvenIdentity, body: FirebaseSyncDto, req: Request): Promise<User> {
    const user = await this.identities.signIn(proof, body, req.ip);
    await this.sessions.begin(req, user.id, {
      signedInAt: proof.signedInAt,
      isStillProven: () => this.identities.isAccepted(user.id, proof),
      refusal: 'IDENTITY_EXPIRED',
    });
    return user;
  }
}
