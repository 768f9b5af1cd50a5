import { Body, Controller, Req, UseGuards } from '@nestjs/common';
import { API, type User } from '@repurpose/contract';
import type { Request } from 'express';
import { SignInService } from '../sign-in.service.js';
import { BearerGuard, Proof } from './bearer.guard.js';
import { FirebaseSyncDto } from './identity.dto.js';
import type { ProvenIdentity } from './identity.port.js';
import { Route } from '../../../http/route.decorators.js';

const FIREBASE = { method: 'POST', path: [API.firebaseAuth.path, API.firebaseRegister.path] } as const;

@Controller()
@UseGuards(BearerGuard)
export class IdentityController {
  constructor(private readonly signIns: SignInService) {}

  @Route(FIREBASE, 'public', 200)
  signIn(@Proof() proof: ProvenIdentity, @Body() body: FirebaseSyncDto, @Req() req: Request): Promise<User> {
    return this.signIns.signIn(req, proof, body);
  }
}
