import { Body, Controller, Req, UseGuards } from '@nestjs/common';
import { API, type FirebaseSyncRequest, LIMITS, type User } from '@repurpose/contract';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Request } from 'express';
import { SignInService } from '../sign-in.service.js';
import { BearerGuard, Proof } from './bearer.guard.js';
import { IsText, orError } from '../../../http/contract.pipe.js';
import { IsAddress } from '../../users/address.js';
import type { ProvenIdentity } from './identity.port.js';
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
  constructor(private readonly signIns: SignInService) {}

  @Route(FIREBASE, 'public', 200)
  signIn(@Proof() proof: ProvenIdentity, @Body() body: FirebaseSyncDto, @Req() req: Request): Promise<User> {
    return this.signIns.signIn(req, proof, body);
  }
}
