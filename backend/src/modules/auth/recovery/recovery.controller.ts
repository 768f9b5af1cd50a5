import { Body, Controller, Get, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { type AccountAddress, API, type User } from '@repurpose/contract';
import type { Request } from 'express';
import { RequiresAction } from '../../../http/action.decorator.js';
import { CurrentUserId } from '../../../http/session/current-user.decorator.js';
import { SessionGuard } from '../../../http/session/session.guard.js';
import { SignInService } from '../sign-in.service.js';
import { AddressService } from './address.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { AddressLinkDto, ChangeAddressDto, PasswordResetDto, ResetPasswordDto } from './recovery.dto.js';

@Controller()
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly signIns: SignInService,
  ) {}

  @RequiresAction('public')
  @Post(API.requestPasswordReset.path)
  @HttpCode(202)
  request(@Body() { email }: PasswordResetDto, @Req() { ip }: Request): Promise<void> {
    return this.resets.request(email, ip);
  }

  @RequiresAction('public')
  @Post(API.resetPassword.path)
  @HttpCode(200)
  reset(@Body() body: ResetPasswordDto, @Req() req: Request): Promise<User> {
    return this.signIns.resetPassword(req, body);
  }
}

@Controller()
@UseGuards(SessionGuard)
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @RequiresAction('account')
  @Get(API.address.path)
  get(@CurrentUserId() userId: string): Promise<AccountAddress> {
    return this.addresses.get(userId);
  }

  @RequiresAction('account')
  @Post(API.sendAddressProof.path)
  @HttpCode(202)
  sendProof(@CurrentUserId() userId: string, @Req() { ip }: Request): Promise<void> {
    return this.addresses.sendProof(userId, ip);
  }

  @RequiresAction('account')
  @Post(API.proveAddress.path)
  @HttpCode(200)
  prove(@CurrentUserId() userId: string, @Body() { token }: AddressLinkDto): Promise<AccountAddress> {
    return this.addresses.prove(userId, token);
  }

  @RequiresAction('account')
  @Post(API.changeAddress.path)
  @HttpCode(202)
  requestChange(
    @CurrentUserId() userId: string,
    @Body() body: ChangeAddressDto,
    @Req() { ip }: Request,
  ): Promise<void> {
    return this.addresses.requestChange(userId, body, ip);
  }

  @RequiresAction('account')
  @Post(API.confirmAddressChange.path)
  @HttpCode(200)
  change(@CurrentUserId() userId: string, @Body() { token }: AddressLinkDto): Promise<AccountAddress> {
    return this.addresses.change(userId, token);
  }
}
