import { Get, Query } from '@nestjs/common';
import { ServiceAdminController } from '#libs/control';
import { ListOf } from '#libs/openapi';
import { ListReply } from '#libs/http';
import { HistoryRequest } from './history.request';
import { KeyResponse } from './key.response';
import { KeysService } from './keys.service';

@ServiceAdminController('/export')
export class HistoryController {
  constructor(private readonly keys: KeysService) {}

  /** Lists all keys of the sandbox, newest first. Deleted keys have `deletedAt`. */
  @Get()
  @ListOf(KeyResponse, 'The keys.')
  exportKeys(@Query() query: HistoryRequest): ListReply {
    const { keyType, keyValue } = query;
    return new ListReply(this.keys.history({ keyType, keyValue }), query);
  }
}
