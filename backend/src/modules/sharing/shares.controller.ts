import { API, type ShareLink } from '@repurpose/contract';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { AppError } from '../../errors/app-error.js';
import { CurrentUserId } from '../../http/current-user.decorator.js';
import { SessionGuard } from '../../http/session.guard.js';
import { isUuid, keyOf, type OutputPath } from '../transform/versions/output-path.js';
import { ShareDto } from './shares.dto.js';
import { SharesService } from './shares.service.js';

interface SharePath extends OutputPath {
  shareId: string;
}

function idOf({ shareId }: SharePath): string {
  if (!isUuid(shareId)) throw new AppError('NOT_FOUND');
  return shareId;
}

@Controller()
@UseGuards(SessionGuard)
export class SharesController {
  constructor(private readonly shares: SharesService) {}

  @Get(API.shares.path)
  list(@CurrentUserId() userId: string, @Param() path: OutputPath): Promise<ShareLink[]> {
    return this.shares.list(userId, keyOf(path));
  }

  @Post(API.createShare.path)
  create(
    @CurrentUserId() userId: string,
    @Param() path: OutputPath,
    @Body() { days }: ShareDto,
  ): Promise<ShareLink> {
    return this.shares.create(userId, keyOf(path), days);
  }

  @Put(API.updateShare.path)
  update(@CurrentUserId() userId: string, @Param() path: SharePath): Promise<ShareLink> {
    return this.shares.update(userId, keyOf(path), idOf(path));
  }

  @Delete(API.revokeShare.path)
  @HttpCode(204)
  revoke(@CurrentUserId() userId: string, @Param() path: SharePath): Promise<void> {
    return this.shares.revoke(userId, keyOf(path), idOf(path));
  }
}
