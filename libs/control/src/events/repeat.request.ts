import { IsOptional } from 'class-validator';
import { IsFlag } from '#libs/http';

/** How a request is repeated. */
export class RepeatRequest {
  /**
   * `true`: the request gets a new EndToEndId or RtrId, a new MsgId, RequestId and idempotency key, if it has them. A signature of
   * the message is then no longer valid.
   */
  @IsOptional()
  @IsFlag()
  newIds?: boolean;
}
