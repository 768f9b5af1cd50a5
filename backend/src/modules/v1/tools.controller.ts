import { Body, Controller, HttpCode } from '@nestjs/common';
import { ApiProperty, ApiResponse, ApiSchema } from '@nestjs/swagger';
import { FORMAT_KEYS, LIMITS, type FormatKey } from '@repurpose/contract';
import { ArrayMaxSize, IsArray, IsIn } from 'class-validator';
import type { Scope } from '../../database/scope.js';
import { BillingAccountsService } from '../billing/billing-accounts.service.js';
import type { KeyHolder } from '../keys/api-keys.repository.js';
import { CurrentKey, CurrentKeyScope } from '../keys/key.guard.js';
import { VoicesService } from '../transform/voices/voices.service.js';
import { TextWorkPool } from '../transform/text-work/text-work-pool.js';
import { IsContent } from '../transform/admission/transform.dto.js';
import { IfPresent, orError } from '../../http/contract.pipe.js';
import { headers, V1Route } from './v1-route.decorator.js';
import { CheckDto, CreditsDto, FormatListDto, VoiceListDto } from './v1.dto.js';
import { FORMAT_LIST, presentCheck, presentCredits } from './v1.presenter.js';

const TEXT = { minLength: 1, maxLength: LIMITS.contentChars };

@ApiSchema({ name: 'CheckRequest' })
class CheckRequestDto {
  @ApiProperty({ ...TEXT, description: 'What the text was made from.' })
  @IsContent()
  source: string;

  @ApiProperty({ ...TEXT, description: 'The text to check.' })
  @IsContent()
  text: string;

  @ApiProperty({
    description: 'Formats whose limits the text is measured against.',
    enum: [...FORMAT_KEYS],
    isArray: true,
    maxItems: LIMITS.formats,
    required: false,
  })
  @IfPresent()
  @IsArray(orError('FORMAT_UNKNOWN'))
  @ArrayMaxSize(LIMITS.formats, orError('FORMATS_TOO_MANY'))
  @IsIn(FORMAT_KEYS, { ...orError('FORMAT_UNKNOWN'), each: true })
  formats?: FormatKey[];
}

@Controller()
export class ToolsV1Controller {
  constructor(
    private readonly textWork: TextWorkPool,
    private readonly accounts: BillingAccountsService,
    private readonly voices: VoicesService,
  ) {}

  @V1Route('check')
  @HttpCode(200)
  @ApiResponse({ status: 200, type: CheckDto, description: 'The claims.', headers: headers() })
  async check(
    @CurrentKey() { accountId }: KeyHolder,
    @Body() { source, text, formats = [] }: CheckRequestDto,
  ): Promise<CheckDto> {
    return presentCheck(await this.textWork.run('check', { source, text, formats }, { account: accountId }));
  }

  @V1Route('credits')
  @ApiResponse({ status: 200, type: CreditsDto, description: 'As they are now.', headers: headers() })
  async credits(@CurrentKey() { accountId }: KeyHolder): Promise<CreditsDto> {
    return presentCredits(await this.accounts.find(accountId));
  }

  @V1Route('voices')
  @ApiResponse({ status: 200, type: VoiceListDto, description: 'All of them.', headers: headers() })
  async listVoices(@CurrentKeyScope() scope: Scope): Promise<VoiceListDto> {
    const { voices } = await this.voices.list(scope);
    return { data: voices.map(({ id, name, isDefault }) => ({ id, name, isDefault })) };
  }

  @V1Route('formats')
  @ApiResponse({ status: 200, type: FormatListDto, description: 'All of them.', headers: headers() })
  formats(): FormatListDto {
    return { data: [...FORMAT_LIST] };
  }
}
