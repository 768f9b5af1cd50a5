import { API, type Voice, type VoiceList, type VoicePreview } from '@repurpose/contract';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import type { Scope } from '../../../database/scope.js';
import { AppError } from '../../../errors/app-error.js';
import { CurrentScope, RequiresAction } from '../../../http/action.decorator.js';
import { SessionGuard } from '../../../http/session/session.guard.js';
import { isUuid } from '../versions/output-path.js';
import { AddSampleDto, PreviewVoiceDto } from './samples.dto.js';
import { CreateVoiceDto, UpdateVoiceDto } from './voices.dto.js';
import { VoicesService } from './voices.service.js';

function uuid(id: string): string {
  if (!isUuid(id)) throw new AppError('NOT_FOUND');
  return id;
}

@Controller()
@UseGuards(SessionGuard)
export class VoicesController {
  constructor(private readonly voices: VoicesService) {}

  @Get(API.voices.path)
  @RequiresAction('library:read')
  list(@CurrentScope() scope: Scope): Promise<VoiceList> {
    return this.voices.list(scope);
  }

  @Post(API.createVoice.path)
  @RequiresAction('library:write')
  create(@CurrentScope() scope: Scope, @Body() { name }: CreateVoiceDto): Promise<Voice> {
    return this.voices.create(scope, name);
  }

  @Get(API.voice.path)
  @RequiresAction('library:read')
  get(@CurrentScope() scope: Scope, @Param('voiceId') id: string): Promise<Voice> {
    return this.voices.get(scope, uuid(id));
  }

  @Put(API.updateVoice.path)
  @RequiresAction('library:write')
  update(
    @CurrentScope() scope: Scope,
    @Param('voiceId') id: string,
    @Body() request: UpdateVoiceDto,
  ): Promise<Voice> {
    return this.voices.update(scope, uuid(id), request);
  }

  @Delete(API.deleteVoice.path)
  @RequiresAction('library:write')
  @HttpCode(204)
  remove(@CurrentScope() scope: Scope, @Param('voiceId') id: string): Promise<void> {
    return this.voices.remove(scope, uuid(id));
  }

  @Post(API.previewVoice.path)
  @RequiresAction('library:read')
  @HttpCode(200)
  preview(
    @CurrentScope() scope: Scope,
    @Param('voiceId') id: string,
    @Body() { text }: PreviewVoiceDto,
  ): Promise<VoicePreview> {
    return this.voices.preview(scope, uuid(id), text);
  }

  @Post(API.addSample.path)
  @RequiresAction('library:write')
  addSample(
    @CurrentScope() scope: Scope,
    @Param('voiceId') id: string,
    @Body() sample: AddSampleDto,
  ): Promise<Voice> {
    return this.voices.addSample(scope, uuid(id), sample);
  }

  @Delete(API.deleteSample.path)
  @RequiresAction('library:write')
  removeSample(
    @CurrentScope() scope: Scope,
    @Param('voiceId') id: string,
    @Param('sampleId') sampleId: string,
  ): Promise<Voice> {
    return this.voices.removeSample(scope, uuid(id), uuid(sampleId));
  }
}
