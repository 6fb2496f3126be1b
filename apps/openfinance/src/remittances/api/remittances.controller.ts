import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiParam,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { ControlsService } from '#libs/control';
import { ListReply, PageRequest } from '#libs/http';
import { ApiProblem, ListOf } from '#libs/openapi';
import {
  RemittanceNotFound,
  RemittanceNsaUsed,
  RemittancePaymentNotFound,
  RemittancePaymentNotScheduled,
  RemittanceReturnNotFound,
} from '../remittance.errors';
import { RemittancesService } from '../remittances.service';
import { EXAMPLE_FILES, EXAMPLE_LATER_PAYMENT, EXAMPLE_REMITTANCE } from './example-files';
import {
  ListRemittancePaymentsRequest,
  ReceiveRemittanceRequest,
  ReturnFileRequest,
} from './remittance.request';
import {
  RemittancePaymentResponse,
  RemittanceResponse,
  RemittanceSummaryResponse,
} from './remittance.response';

const NOT_FOUND = new RemittanceNotFound(EXAMPLE_REMITTANCE, 'default');
const FILE = { type: 'string' as const };

/** Payments of companies in CNAB 240 files. They move money, so their requests need ADMIN_TOKEN, like those to `/__admin`. */
@ApiTags('remittances')
@Controller('remittances')
@ControlsService('request')
export class RemittancesController {
  constructor(private readonly remittances: RemittancesService) {}

  /**
   * Receives a remittance: a CNAB 240 file with payments of a company.
   *
   * @remarks
   * The file is checked as a whole while it arrives. If its structure is wrong, it is refused with the line, the positions and the
   * field of each error, and nothing is stored. Otherwise each payment is scheduled for its day, or refused with its
   * occurrences, and the first return file is made. The body is not limited by RAW_LIMIT_BYTES: a file has at most 128 MiB
   * and 100,000 payments. The same bytes again get the first remittance again; another file with a used NSA is refused.
   */
  @Post()
  @HttpCode(202)
  @ApiConsumes('text/plain', 'application/octet-stream')
  @ApiBody({ schema: FILE, examples: EXAMPLE_FILES })
  @ApiAcceptedResponse({ type: RemittanceResponse, description: 'The remittance is stored.' })
  @ApiProblem(
    400,
    ['BODY_BROKEN', 'REQUEST_INVALID', 'SANDBOX_NAME_INVALID'],
    'The body did not arrive whole, or a parameter is not valid.',
  )
  @ApiProblem(
    409,
    [new RemittanceNsaUsed({ nsa: 1, id: EXAMPLE_REMITTANCE }), 'REMITTANCE_INTERRUPTED'],
    'The agreement has another file with the NSA, or the upload was interrupted.',
  )
  @ApiProblem(413, ['BODY_TOO_LARGE'], 'The file is too large.')
  @ApiProblem(
    415,
    ['MEDIA_TYPE_NOT_SUPPORTED', 'CONTENT_ENCODING_NOT_SUPPORTED'],
    'The body is not a text, or is compressed in an unknown way.',
  )
  @ApiProblem(422, ['REMITTANCE_INVALID'], 'The file is not valid; `errors` has the lines.')
  receiveRemittance(
    @Req() request: Request,
    @Query() { layout }: ReceiveRemittanceRequest,
  ): Promise<RemittanceResponse> {
    return this.remittances.receive(request, layout);
  }

  /** Lists the remittances of the sandbox, newest first. */
  @Get()
  @ListOf(RemittanceSummaryResponse, 'The remittances.')
  listRemittances(@Query() page: PageRequest): ListReply {
    return new ListReply(this.remittances.list(), page);
  }

  /** Returns a remittance, with the number of its payments by status. */
  @Get(':remittanceId')
  @ApiParam({ name: 'remittanceId', example: EXAMPLE_REMITTANCE })
  @ApiOkResponse({ type: RemittanceResponse, description: 'The remittance.' })
  @ApiProblem(404, [NOT_FOUND], 'The sandbox has no such remittance.')
  findRemittance(@Param('remittanceId') id: string): Promise<RemittanceResponse> {
    return this.remittances.find(id);
  }

  /** Lists the payments of a remittance in the order of the file. */
  @Get(':remittanceId/payments')
  @ApiParam({ name: 'remittanceId', example: EXAMPLE_REMITTANCE })
  @ListOf(RemittancePaymentResponse, 'The payments.', 'amount')
  @ApiProblem(404, [NOT_FOUND], 'The sandbox has no such remittance.')
  async listRemittancePayments(
    @Param('remittanceId') id: string,
    @Query() query: ListRemittancePaymentsRequest,
  ): Promise<ListReply> {
    return new ListReply(await this.remittances.payments(id, query.status), query);
  }

  /**
   * Cancels a payment that is still scheduled.
   *
   * @remarks
   * It ends with status CANCELLED and occurrence BF, like a payment that a later file deletes (movement 9). The next return file
   * has it. If it was the last payment of its day without a result, the bank makes a return file at once.
   */
  @Delete(':remittanceId/payments/:number')
  @HttpCode(200)
  @ApiParam({ name: 'remittanceId', example: EXAMPLE_REMITTANCE })
  @ApiParam({ name: 'number', example: EXAMPLE_LATER_PAYMENT })
  @ApiOkResponse({ type: RemittancePaymentResponse, description: 'The cancelled payment.' })
  @ApiProblem(
    404,
    [NOT_FOUND, new RemittancePaymentNotFound('7', EXAMPLE_REMITTANCE)],
    'The sandbox has no such remittance, or it has no such payment.',
  )
  @ApiProblem(
    409,
    [new RemittancePaymentNotScheduled({ number: 1, status: 'PAYING' })],
    'The payment was sent, refused or cancelled.',
  )
  cancelRemittancePayment(
    @Param('remittanceId') id: string,
    @Param('number') number: string,
  ): Promise<RemittancePaymentResponse> {
    return this.remittances.cancelPayment(id, number);
  }

  /**
   * Returns a return file of a remittance, in CNAB 240.
   *
   * @remarks
   * The bank makes a return file when it accepts the remittance, and when the last payment of a day has its result. Each has the
   * next NSA of the agreement, and never changes. It has all payments of the remittance: `BD` if a payment has no result yet,
   * `00` with the real date and amount if it is paid, otherwise the occurrences that refuse it.
   */
  @Get(':remittanceId/return')
  @ApiParam({ name: 'remittanceId', example: EXAMPLE_REMITTANCE })
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'The file.', content: { 'text/plain': { schema: FILE } } })
  @ApiProblem(400, ['REQUEST_INVALID', 'SANDBOX_NAME_INVALID'], 'The NSA is not a number.')
  @ApiProblem(
    404,
    [NOT_FOUND, new RemittanceReturnNotFound(7, EXAMPLE_REMITTANCE)],
    'The sandbox has no such remittance, or it has no such return file.',
  )
  readReturnFile(
    @Param('remittanceId') id: string,
    @Query() { nsa }: ReturnFileRequest,
  ): Promise<StreamableFile> {
    return this.remittances.returnFile(id, nsa);
  }
}
