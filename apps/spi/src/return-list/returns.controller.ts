import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ListOf } from '#libs/openapi';
import { ListReply } from '#libs/http';
import { ListReturnsRequest } from './list-returns.request';
import { ReturnResponse } from './return.response';
import { ReturnsRepository } from './returns.repository';

@ApiTags('transactions')
@Controller('spi/returns')
export class ReturnsController {
  constructor(private readonly returns: ReturnsRepository) {}

  /**
   * Lists the returns (pacs.004) of payments, newest first.
   *
   * @remarks
   * Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
   */
  @Get()
  @ListOf(ReturnResponse, 'The returns.', 'amount')
  listReturns(@Query() query: ListReturnsRequest): ListReply {
    const list = this.returns.list(query, (given) => JSON.stringify(ReturnResponse.of(given)));
    return new ListReply(list, query);
  }
}
