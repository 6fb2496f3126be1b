import { Get, Query } from '@nestjs/common';
import { ServiceAdminController } from '#libs/control';
import { ListOf } from '#libs/openapi';
import { ListReply } from '#libs/http';
import { keyTypeOfOfficial } from '../../keys/official-entry';
import { ListSyncVerificationsRequest } from './list-sync-verifications.request';
import { SyncVerificationResponse } from './sync-verification.response';
import { SyncVerifications } from './sync-verifications.repository';

@ServiceAdminController('/sync-verifications')
export class SyncVerificationsController {
  constructor(private readonly verifications: SyncVerifications) {}

  /** Lists the synchronism verifications of participants, newest first, with the VSync that DICT had. */
  @Get()
  @ListOf(SyncVerificationResponse, 'The verifications.')
  listSyncVerifications(@Query() query: ListSyncVerificationsRequest): ListReply {
    const { participant, keyType, result } = query;
    const filter = {
      ...{ participant, result },
      keyType: keyType === undefined ? undefined : keyTypeOfOfficial(keyType),
    };
    const list = this.verifications.list(filter, (verification) =>
      JSON.stringify(SyncVerificationResponse.of(verification)),
    );
    return new ListReply(list, query);
  }
}
