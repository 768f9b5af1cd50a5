import { SHARE_DAYS, type ShareDays, type ShareRequest } from '@repurpose/contract';
import { IsIn } from 'class-validator';
import { orError } from '../../http/contract.pipe.js';

export class ShareDto implements ShareRequest {
  @IsIn(SHARE_DAYS, orError('SHARE_DAYS_INVALID'))
  days: ShareDays;
}
