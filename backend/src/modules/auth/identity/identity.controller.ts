import { Body, Controller, Req, UseGuards } from '@nestjs/common';
import { API, type FirebaseSyncRequest, LIMITS, type User } from '@repurpose/contract';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Request } from 'express';
import { SessionsService } from '../sessions.service.js';
import { BearerGuard, Proof } from './bearer.guard.js';
import { IsText, orError } from '../../../http/contract.pipe.js';
import { IsAddress } from '../../users/address.js';
import type { ProvenIdentity } from './identity.port.js';
import { IdentityService } from './identity.service.js';
import { Route } from '../../../http/route.decorators.js';

const FIREBASE = { method: 'POST', path: [API.firebaseAuth.path, API.firebaseRegister.path] } as const;

class FirebaseSyncDto implements FirebaseSyncRequest {
  @IsAddress()
  email: string;

  @IsString(orError('IDENTITY_MISMATCH'))
  @IsNotEmpty(orError('IDENTITY_MISMATCH'))
  @MaxLength(LIMITS.firebaseUidChars, orError('IDENTITY_MISMATCH'))
  firebaseUid: string;

  @IsOptional()
  @IsText(LIMITS.profileChars, orError('USERNAME_INVALID'))
  username: string;

  @IsOptional()
  @IsText(LIMITS.profileChars, orError('BAD_REQUEST'))
  profileImageUrl: string;
}

@Controller()
@UseGuards(BearerGuard)
export class IdentityController {
  constructor(
    private readonly identities: IdentityService,
    private readonly sessions: SessionsService,
  ) {}

  @Route(FIREBASE, 'public', 200)
  async signIn(
    @Proof() proof: ProvenIdentity,
    @Body() body: FirebaseSyncDto,
    @Req() req: Request,
  ): Promise<User> {
    const user = await this.identities.signIn(proof, body, req.ip);
    await this.sessions.begin(req, user.id, {
      signedInAt: proof.signedInAt,
      isStillProven: () => this.identities.isAccepted(user.id, proof),
      refusal: 'IDENTITY_EXPIRED',
    });
    return user;
  }
}
