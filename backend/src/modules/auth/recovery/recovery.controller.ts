import { Body, Controller, Req } from '@nestjs/common';
import { type AccountAddress, API, type User } from '@repurpose/contract';
import type { Request } from 'express';
import { SignInService } from '../sign-in.service.js';
import { AddressService } from './address.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { AddressLinkDto, ChangeAddressDto, PasswordResetDto, ResetPasswordDto } from './recovery.dto.js';
import { CurrentUserId, Route } from '../../../http/route.decorators.js';

@Controller()
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly signIns: SignInService,
  ) {}

  @Route(API.requestPasswordReset, 'public', 202)
  request(@Body() { email }: PasswordResetDto, @Req() { ip }: Request): Promise<void> {
    return this.resets.request(email, ip);
  }

  @Route(API.resetPassword, 'public', 200)
  reset(@Body() body: ResetPasswordDto, @Req() req: Request): Promise<User> {
    return this.signIns.resetPassword(req, body);
  }
}

@Controller()
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @Route(API.address, 'account')
  get(@CurrentUserId() userId: string): Promise<AccountAddress> {
    return this.addresses.get(userId);
  }

  @Route(API.sendAddressProof, 'account', 202)
  sendProof(@CurrentUserId() userId: string, @Req() { ip }: Request): Promise<void> {
    return this.addresses.sendProof(userId, ip);
  }

  @Route(API.proveAddress, 'account', 200)
  prove(@CurrentUserId() userId: string, @Body() { token }: AddressLinkDto): Promise<AccountAddress> {
    return this.addresses.prove(userId, token);
  }

  @Route(API.changeAddress, 'account', 202)
  requestChange(
    @CurrentUserId() userId: string,
    @Body() body: ChangeAddressDto,
    @Req() { ip }: Request,
  ): Promise<void> {
    return this.addresses.requestChange(userId, body, ip);
  }

  @Route(API.confirmAddressChange, 'account', 200)
  change(@CurrentUserId() userId: string, @Body() { token }: AddressLinkDto): Promise<AccountAddress> {
    return this.addresses.change(userId, token);
  }
}
