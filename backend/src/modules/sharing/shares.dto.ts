import { SHARE_DAYS, type ShareDays, type ShareRequest } from '@repurpose/contract';
import { IsIn } from 'class-validator';
import { orError } from '../../http/contract.pipe.js';

/** Body of `POST …/pieces/:format/shares`. */
export class ShareDto implements ShareRequest {
  @IsIn(SHARE_DAYS, orError('SHARE_DAYS_INVALID'))
  days: ShareDays;
}
