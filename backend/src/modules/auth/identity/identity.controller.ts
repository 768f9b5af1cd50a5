import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { API, type User } from '@repurpose/contract';
import type { Request } from 'express';
import { SignInService } from '../sign-in.service.js';
import { BearerGuard, Proof } from '../strategies/bearer.guard.js';
import { FirebaseSyncDto } from './identity.dto.js';
import type { ProvenIdentity } from './identity.port.js';
import { RequiresAction } from '../../../http/action.decorator.js';

@Controller()
@UseGuards(BearerGuard)
export class IdentityController {
  constructor(private readonly signIns: SignInService) {}

  @Post([API.firebaseAuth.path, API.firebaseRegister.path])
  @RequiresAction('public')
  @HttpCode(200)
  signIn(@Proof() proof: ProvenIdentity, @Body() body: FirebaseSyncDto, @Req() req: Request): Promise<User> {
    return this.signIns.signIn(req, proof, body);
  }
}
