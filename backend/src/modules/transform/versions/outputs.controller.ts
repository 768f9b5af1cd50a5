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
import { requestId } from '../../../http/request-id.js';
import { SessionGuard } from '../../../http/session/session.guard.js';
import { TransformResponder } from '../results/transform.responder.js';
import { keyOf, type OutputPath } from './output-path.js';
import { VoicesService } from '../voices/voices.service.js';
import { EditLimit } from './edit-limit.guard.js';
import { OutputService } from './output.service.js';
import { ApplyVoiceDto, RegenerateDto, RestoreDto, SaveOutputDto } from './outputs.dto.js';
import { RegenerationService } from './regeneration.service.js';
import { CurrentScope, RequiresAction } from '../../../http/action.decorator.js';
import type { Scope } from '../../../database/scope.js';

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
    private readonly voices: VoicesService,
  ) {}

  @Get(API.output.path)
  @RequiresAction('library:read')
  find(@CurrentScope() scope: Scope, @Param() path: OutputPath): Promise<OutputState> {
    return this.outputs.get(scope, keyOf(path));
  }

  @Put(API.saveOutput.path)
  @RequiresAction('library:write')
  @UseGuards(EditLimit)
  save(
    @CurrentScope() scope: Scope,
    @Param() path: OutputPath,
    @Body() dto: SaveOutputDto,
  ): Promise<OutputState> {
    return this.outputs.save(scope, keyOf(path), dto);
  }

  /** A caller that disconnects finds the result among the versions. */
  @Post(API.regenerateOutput.path)
  @RequiresAction('library:write')
  @HttpCode(200)
  @UseGuards(EditLimit)
  async regenerate(
    @CurrentScope() scope: Scope,
    @Param() path: OutputPath,
    @Body() { voiceId, ...asked }: RegenerateDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RegenerateResponse | undefined> {
    const key = keyOf(path);
    const voice = await this.voices.named(scope, voiceId);
    const again = { ...asked, ...(voice !== undefined && { voice }) };
    const accepted = await this.regenerations.accept(scope, key, again, requestId(request, response));
    const result = await this.responder.result(accepted, response);
    if (!result) return undefined;
    return { ...(await this.outputs.get(scope, key)), creditsLeft: result.creditsLeft };
  }

  @Post(API.applyVoice.path)
  @RequiresAction('library:write')
  @HttpCode(200)
  @UseGuards(EditLimit)
  applyVoice(
    @CurrentScope() scope: Scope,
    @Param() path: OutputPath,
    @Body() dto: ApplyVoiceDto,
  ): Promise<OutputState> {
    return this.outputs.applyVoice(scope, keyOf(path), dto);
  }

  @Get(API.outputVersions.path)
  @RequiresAction('library:read')
  versions(@CurrentScope() scope: Scope, @Param() path: OutputPath): Promise<VersionSummary[]> {
    return this.outputs.versions(scope, keyOf(path));
  }

  @Get(API.outputVersion.path)
  @RequiresAction('library:read')
  version(@CurrentScope() scope: Scope, @Param() path: VersionPath): Promise<VersionDetail> {
    return this.outputs.version(scope, keyOf(path), versionOf(path));
  }

  @Post(API.restoreVersion.path)
  @RequiresAction('library:write')
  @HttpCode(200)
  @UseGuards(EditLimit)
  restore(
    @CurrentScope() scope: Scope,
    @Param() path: VersionPath,
    @Body() dto: RestoreDto,
  ): Promise<OutputState> {
    return this.outputs.restore(scope, keyOf(path), versionOf(path), dto.expectedVersion);
  }
}
