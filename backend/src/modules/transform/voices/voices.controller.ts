import { API, type Voice, type VoiceList, type VoicePreview } from '@repurpose/contract';
import { Body, Controller } from '@nestjs/common';
import type { Scope } from '../../../database/scope.js';
import { AddSampleDto, CreateVoiceDto, PreviewVoiceDto, UpdateVoiceDto } from './voices.dto.js';
import { VoicesService } from './voices.service.js';
import { CurrentScope, IdParam, Route } from '../../../http/route.decorators.js';

@Controller()
export class VoicesController {
  constructor(private readonly voices: VoicesService) {}

  @Route(API.voices, 'library:read')
  list(@CurrentScope() scope: Scope): Promise<VoiceList> {
    return this.voices.list(scope);
  }

  @Route(API.createVoice, 'library:write')
  create(@CurrentScope() scope: Scope, @Body() { name }: CreateVoiceDto): Promise<Voice> {
    return this.voices.create(scope, name);
  }

  @Route(API.voice, 'library:read')
  get(@CurrentScope() scope: Scope, @IdParam('voiceId') id: string): Promise<Voice> {
    return this.voices.get(scope, id);
  }

  @Route(API.updateVoice, 'library:write')
  update(
    @CurrentScope() scope: Scope,
    @IdParam('voiceId') id: string,
    @Body() request: UpdateVoiceDto,
  ): Promise<Voice> {
    return this.voices.update(scope, id, request);
  }

  @Route(API.deleteVoice, 'library:write', 204)
  remove(@CurrentScope() scope: Scope, @IdParam('voiceId') id: string): Promise<void> {
    return this.voices.remove(scope, id);
  }

  @Route(API.previewVoice, 'library:read', 200)
  preview(
    @CurrentScope() scope: Scope,
    @IdParam('voiceId') id: string,
    @Body() { text }: PreviewVoiceDto,
  ): Promise<VoicePreview> {
    return this.voices.preview(scope, id, text);
  }

  @Route(API.addSample, 'library:write')
  addSample(
    @CurrentScope() scope: Scope,
    @IdParam('voiceId') id: string,
    @Body() sample: AddSampleDto,
  ): Promise<Voice> {
    return this.voices.addSample(scope, id, sample);
  }

  @Route(API.deleteSample, 'library:write')
  removeSample(
    @CurrentScope() scope: Scope,
    @IdParam('voiceId') id: string,
    @IdParam('sampleId') sampleId: string,
  ): Promise<Voice> {
    return this.voices.removeSample(scope, id, sampleId);
  }
}
