import { Get, Query } from '@nestjs/common';
import { ListOf, type ListAnswer } from '#libs/platform';
import { ServiceAdminController } from '#libs/control';
import { HistoryRequest } from './history.request';
import { KeyResponse } from './key.response';
import { KeysService } from './keys.service';

@ServiceAdminController('/export')
export class HistoryController {
  constructor(private readonly keys: KeysService) {}

  /** Every key that the sandbox ever had, the deleted ones with `deletedAt`, newest first. */
  @Get()
  @ListOf(KeyResponse, 'The records.')
  exportKeys(@Query() query: HistoryRequest): ListAnswer {
    const { keyType, keyValue } = query;
    return { list: this.keys.history({ keyType, keyValue }), page: query };
  }
}
