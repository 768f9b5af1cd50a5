import {
  API,
  type OutputState,
  type RegenerateResponse,
  type VersionDetail,
  type VersionSummary,
} from '@repurpose/contract';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../../errors/app-error.js';
import { CurrentUserId } from '../../../http/current-user.decorator.js';
import { requestId } from '../../../http/request-id.js';
import { SessionGuard } from '../../../http/session.guard.js';
import { TransformResponder } from '../results/transform.responder.js';
import { keyOf, type OutputPath } from './output-path.js';
import { EditLimit } from './edit-limit.guard.js';
import { OutputService } from './output.service.js';
import { RegenerateDto, RestoreDto, SaveOutputDto } from './outputs.dto.js';
import { RegenerationService } from './regeneration.service.js';

interface VersionPath extends OutputPath {
  version: string;
}

function versionOf({ version }: VersionPath): number {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw new AppError('NOT_FOUND');
  return Number(version);
}

@Controller()
@UseGuards(SessionGuard)
export class OutputsController {
  constructor(
    private readonly outputs: OutputService,
    private readonly regenerations: RegenerationService,
    private readonly responder: TransformResponder,
  ) {}

  @Get(API.output.path)
  find(@CurrentUserId() userId: string, @Param() path: OutputPath): Promise<OutputState> {
    return this.outputs.get(userId, keyOf(path));
  }

  @Put(API.saveOutput.path)
  @UseGuards(EditLimit)
  save(
    @CurrentUserId() userId: string,
    @Param() path: OutputPath,
    @Body() dto: SaveOutputDto,
  ): Promise<OutputState> {
    return this.outputs.save(userId, keyOf(path), dto);
  }

  /** A caller that disconnects finds the result among the versions. */
  @Post(API.regenerateOutput.path)
  @HttpCode(200)
  @UseGuards(EditLimit)
  async regenerate(
    @CurrentUserId() userId: string,
    @Param() path: OutputPath,
    @Body() dto: RegenerateDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RegenerateResponse | undefined> {
    const key = keyOf(path);
    const accepted = await this.regenerations.accept(userId, key, dto, requestId(request, response));
    const result = await this.responder.result(userId, accepted, response);
    if (!result) return undefined;
    return { ...(await this.outputs.get(userId, key)), creditsLeft: result.creditsLeft };
  }

  @Get(API.outputVersions.path)
  versions(@CurrentUserId() userId: string, @Param() path: OutputPath): Promise<VersionSummary[]> {
    return this.outputs.versions(userId, keyOf(path));
  }

  @Get(API.outputVersion.path)
  version(@CurrentUserId() userId: string, @Param() path: VersionPath): Promise<VersionDetail> {
    return this.outputs.version(userId, keyOf(path), versionOf(path));
  }

  @Post(API.restoreVersion.path)
  @HttpCode(200)
  @UseGuards(EditLimit)
  restore(
    @CurrentUserId() userId: string,
    @Param() path: VersionPath,
    @Body() dto: RestoreDto,
  ): Promise<OutputState> {
    return this.outputs.restore(userId, keyOf(path), versionOf(path), dto.expectedVersion);
  }
}
