import {
  API,
  type OutputState,
  type RegenerateResponse,
  type VersionDetail,
  type VersionSummary,
} from '@repurpose/contract';
import { Body, Controller, Param, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../../errors/app-error.js';
import { requestId } from '../../../http/request-id.js';
import { TransformResponder } from '../results/transform.responder.js';
import { CurrentOutput } from './current-output.decorator.js';
import type { OutputKey } from './output.repository.js';
import { VoicesService } from '../voices/voices.service.js';
import { EditLimit } from './edit-limit.guard.js';
import { OutputService } from './output.service.js';
import { ApplyVoiceDto, RegenerateDto, RestoreDto, SaveOutputDto } from './outputs.dto.js';
import { RegenerationService } from './regeneration.service.js';
import type { Scope } from '../../../database/scope.js';
import { CurrentScope, Route } from '../../../http/route.decorators.js';

function versionOf(version: string): number {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw new AppError('NOT_FOUND');
  return Number(version);
}

@Controller()
export class OutputsController {
  constructor(
    private readonly outputs: OutputService,
    private readonly regenerations: RegenerationService,
    private readonly responder: TransformResponder,
    private readonly voices: VoicesService,
  ) {}

  @Route(API.output, 'library:read')
  find(@CurrentScope() scope: Scope, @CurrentOutput() key: OutputKey): Promise<OutputState> {
    return this.outputs.get(scope, key);
  }

  @UseGuards(EditLimit)
  @Route(API.saveOutput, 'library:write')
  save(
    @CurrentScope() scope: Scope,
    @CurrentOutput() key: OutputKey,
    @Body() dto: SaveOutputDto,
  ): Promise<OutputState> {
    return this.outputs.save(scope, key, dto);
  }

  /** A caller that disconnects finds the result among the versions. */
  @UseGuards(EditLimit)
  @Route(API.regenerateOutput, 'library:write', 200)
  async regenerate(
    @CurrentScope() scope: Scope,
    @CurrentOutput() key: OutputKey,
    @Body() { voiceId, ...asked }: RegenerateDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RegenerateResponse | undefined> {
    const voice = await this.voices.named(scope, voiceId);
    const again = { ...asked, ...(voice !== undefined && { voice }) };
    const accepted = await this.regenerations.accept(scope, key, again, requestId(request, response));
    const result = await this.responder.result(accepted, response);
    if (!result) return undefined;
    return { ...(await this.outputs.get(scope, key)), creditsLeft: result.creditsLeft };
  }

  @UseGuards(EditLimit)
  @Route(API.applyVoice, 'library:write', 200)
  applyVoice(
    @CurrentScope() scope: Scope,
    @CurrentOutput() key: OutputKey,
    @Body() dto: ApplyVoiceDto,
  ): Promise<OutputState> {
    return this.outputs.applyVoice(scope, key, dto);
  }

  @Route(API.outputVersions, 'library:read')
  versions(@CurrentScope() scope: Scope, @CurrentOutput() key: OutputKey): Promise<VersionSummary[]> {
    return this.outputs.versions(scope, key);
  }

  @Route(API.outputVersion, 'library:read')
  version(
    @CurrentScope() scope: Scope,
    @CurrentOutput() key: OutputKey,
    @Param('version') version: string,
  ): Promise<VersionDetail> {
    return this.outputs.version(scope, key, versionOf(version));
  }

  @UseGuards(EditLimit)
  @Route(API.restoreVersion, 'library:write', 200)
  restore(
    @CurrentScope() scope: Scope,
    @CurrentOutput() key: OutputKey,
    @Param('version') version: string,
    @Body() dto: RestoreDto,
  ): Promise<OutputState> {
    return this.outputs.restore(scope, key, versionOf(version), dto.expectedVersion);
  }
}
