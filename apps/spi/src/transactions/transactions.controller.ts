import { Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiParam,
  ApiProduces,
  ApiTags,
  type ApiBodyOptions,
} from '@nestjs/swagger';
import { LooksElsewhere } from '#libs/control';
import { pacs002Schema, pacs008Schema } from '#libs/iso20022';
import { ApiProblem, LinksTo, ListOf, NewIds, XmlBody } from '#libs/openapi';
import { ListReply } from '#libs/http';
import { EXAMPLE_END_TO_END_ID, PACS002_EXAMPLE, PACS008_EXAMPLES } from './examples';
import { ListTransactionsRequest } from './list-transactions.request';
import { AMOUNT_INVALID, DUPLICATED, INVALID_DOCUMENTS, NOT_FOUND } from './problem-examples';
import { SettleRequest } from './settle.request';
import { TransactionResponse } from './transaction.response';
import { TransactionsService } from './transactions.service';

type SchemaObject = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

// The types of the decorators require mutable schemas, but the decorators do not change them.
const PACS008_SCHEMA = pacs008Schema() as SchemaObject;
const PACS002_SCHEMA = pacs002Schema() as SchemaObject;

/** Where a pacs.002 has the EndToEndId of its payment. */
const ORIGINAL_END_TO_END_ID = '/Document/FIToFIPmtStsRpt/TxInfAndSts/OrgnlEndToEndId';

@ApiTags('transactions')
@Controller('spi')
export class TransactionsController {
  constructor(private readonly transactions: TransactionsService) {}

  /**
   * Receives a payment as a pacs.008 and returns its pacs.002.
   *
   * @remarks
   * The transaction is stored before the response is sent. By default it settles at once: its status is ACCEPTED,
   * unless a rule or a test value requests a rejection, or the payer's institution is registered (`/__admin/participants`) and its
   * Conta PI has too little money (AM04). With `settle=async` the receiver's institution decides, as with ICOM: the
   * response is `ACSP`, and the transaction is PENDING until that institution has answered. If a message has several
   * `CdtTrfTxInf`, either all of them are stored or none, and the pacs.002 has one `TxInfAndSts` for each.
   * If the status of the response is not 200, nothing is stored. Errors are checked in this order: 400, 422, 409.
   *
   * An EndToEndId can be used only once in a sandbox. Each time you press Execute, this page replaces the EndToEndId of the
   * example with a new one. An EndToEndId that you have typed is not replaced. After Execute, `findTransaction` and `sendReturn`
   * have the EndToEndId of the response. OpenAPI has no link for a value in XML, so other clients take the one that they have sent.
   */
  @Post('pacs.008')
  @LinksTo(
    { findTransaction: { endToEndId: ORIGINAL_END_TO_END_ID } },
    { sendReturn: { endToEndId: ORIGINAL_END_TO_END_ID } },
  )
  @NewIds({ [EXAMPLE_END_TO_END_ID]: 'endToEndId' })
  @HttpCode(200)
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @ApiConsumes('application/xml', 'text/xml')
  @ApiProduces('application/xml')
  @ApiBody({ schema: PACS008_SCHEMA, examples: PACS008_EXAMPLES })
  @ApiOkResponse({
    description: 'The pacs.002 status report.',
    content: { 'application/xml': { schema: PACS002_SCHEMA, example: PACS002_EXAMPLE } },
  })
  @ApiProblem(
    400,
    [...INVALID_DOCUMENTS, 'SANDBOX_NAME_INVALID'],
    'The body is not valid XML, or it is not a valid pacs.008.',
  )
  @ApiProblem(409, [DUPLICATED], 'The EndToEndId is already stored.')
  @ApiProblem(413, ['BODY_TOO_LARGE'], 'The body is too large.')
  @ApiProblem(
    415,
    ['MEDIA_TYPE_NOT_SUPPORTED', 'CHARSET_NOT_SUPPORTED'],
    'The body is not XML in UTF-8.',
  )
  @ApiProblem(422, [AMOUNT_INVALID], 'An amount or the total is not valid.')
  postPacs008(@XmlBody() document: Buffer, @Query() query: SettleRequest): Promise<string> {
    return this.transactions.receive(document, query.settle);
  }

  /**
   * Lists the transactions of the sandbox, newest first.
   *
   * @remarks
   * Without `limit`, the whole list is streamed as one array. With `limit`, the response is one page.
   */
  @Get('transactions')
  @ListOf(TransactionResponse, 'The transactions.', 'amount')
  listTransactions(@Query() query: ListTransactionsRequest): ListReply {
    return new ListReply(this.transactions.list(query), query);
  }

  /** Returns the transaction with this EndToEndId. */
  @Get('transactions/:endToEndId')
  @LooksElsewhere(TransactionsService, (payments, path) => payments.find(path['endToEndId'] ?? ''))
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiParam({
    name: 'endToEndId',
    description: 'The EndToEndId of the payment.',
    example: EXAMPLE_END_TO_END_ID,
  })
  @ApiOkResponse({ type: TransactionResponse, description: 'The transaction.' })
  @ApiProblem(404, [NOT_FOUND], 'The transaction does not exist in the sandbox.')
  findTransaction(@Param('endToEndId') endToEndId: string): Promise<string> {
    return this.transactions.find(endToEndId);
  }
}
