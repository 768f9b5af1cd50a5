import { Body, Controller, HttpCode } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { Scope } from '../../database/scope.js';
import { BillingAccountsService } from '../billing/billing-accounts.service.js';
import type { KeyHolder } from '../keys/api-keys.repository.js';
import { CurrentKey, CurrentKeyScope } from '../keys/key.guard.js';
import { VoicesService } from '../transform/voices/voices.service.js';
import { TextWorkPool } from '../transform/text-work/text-work-pool.js';
import { CheckRequestDto } from './check.dto.js';
import { headers, V1Route } from './v1-route.decorator.js';
import { CheckDto, CreditsDto, FormatListDto, VoiceListDto } from './v1.dto.js';
import { FORMAT_LIST, presentCheck, presentCredits } from './v1.presenter.js';

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
    @CurrentKeyScope() { userId }: Scope,
    @Body() { source, text, formats = [] }: CheckRequestDto,
  ): Promise<CheckDto> {
    return presentCheck(await this.textWork.run('check', { source, text, formats }, { key: userId }));
  }

  @V1Route('credits')
  @ApiResponse({ status: 200, type: CreditsDto, description: 'As they are now.', headers: headers() })
  async credits(@CurrentKey() { accountId }: KeyHolder): Promise<CreditsDto> {
    return presentCredits(await this.accounts.viewInOpenPeriod(accountId));
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
