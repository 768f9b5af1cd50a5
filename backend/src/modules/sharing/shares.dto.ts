import { isShareDays, type ShareDays, type ShareRequest } from '@repurpose/contract';
import { Rule } from '../../http/contract.pipe.js';

/** Body of `POST …/pieces/:format/shares`. */
export class ShareDto implements ShareRequest {
  @Rule('SHARE_DAYS_INVALID', isShareDays)
  days: ShareDays;
}
