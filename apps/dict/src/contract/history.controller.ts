import { Get, Query } from '@nestjs/common';
import { ServiceAdminController } from '#libs/control';
import { ListOf, type ListAnswer } from '#libs/openapi';
import { HistoryRequest } from './history.request';
import { KeyResponse } from './key.response';
import { KeysService } from './keys.service';

@ServiceAdminController('/export')
export class HistoryController {
  constructor(private readonly keys: KeysService) {}

  /** Lists all keys of the sandbox, newest first. Deleted keys have `deletedAt`. */
  @Get()
  @ListOf(KeyResponse, 'The keys.')
  exportKeys(@Query() query: HistoryRequest): ListAnswer {
    const { keyType, keyValue } = query;
    return { list: this.keys.history({ keyType, keyValue }), page: query };
  }
}
