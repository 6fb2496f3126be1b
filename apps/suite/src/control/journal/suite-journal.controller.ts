import { Body, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  AdminController,
  CountResponse,
  SANDBOX_PARAMETER,
  SandboxNotFound,
  Unaudited,
} from '#libs/control';
import { ApiProblem } from '#libs/openapi';
import { SERVICE_PROBLEMS } from '../services/service-problems';
import { ServiceRefused, ServiceUnknown } from '../services/service.errors';
import { SuiteJournalRequest, SuiteVerifyRequest } from './suite-journal.request';
import { SuiteEntryResponse, SuiteVerifyResponse } from './suite-journal.response';
import { SuiteJournalService } from './suite-journal.service';

const ABSENT = new SandboxNotFound(SANDBOX_PARAMETER.example);
/** The error of a service, with its name in front. */
const NO_SANDBOX = new ServiceRefused('spi', {
  status: 404,
  code: ABSENT.code,
  title: ABSENT.title,
  detail: ABSENT.detail,
});
const UNKNOWN = new ServiceUnknown('/service', ['spi', 'dict']);

@AdminController('', 'request')
export class SuiteJournalController {
  constructor(private readonly journal: SuiteJournalService) {}

  /**
   * Lists the requests that the sandbox received, of all services together, newest first.
   *
   * @remarks
   * They are sorted by `receivedAt`, a time of the machine. With `endToEndId`, the list has all requests with this
   * EndToEndId, and all that share a correlation id with one of them: the calls that led to the payment, and those that
   * followed.
   * `first=oldest` reverses the order. Sensitive data is masked. Each instance of a service has its own journal.
   */
  @Get('requests')
  @ApiProblem(400, ['REQUEST_INVALID', UNKNOWN], 'A filter is not valid.')
  @ApiProblem(...SERVICE_PROBLEMS)
  listRequests(@Query() query: SuiteJournalRequest): Promise<SuiteEntryResponse[]> {
    return this.journal.list(query);
  }

  /** Counts the requests that match the filter, of all services together. */
  @Get('requests/count')
  @ApiProblem(400, ['REQUEST_INVALID', UNKNOWN], 'A filter is not valid.')
  @ApiProblem(...SERVICE_PROBLEMS)
  async countRequests(@Query() query: SuiteJournalRequest): Promise<CountResponse> {
    return { count: await this.journal.count(query) };
  }

  /** Clears the journal of the sandbox in all services. */
  @Delete('requests')
  @HttpCode(204)
  @ApiProblem(...SERVICE_PROBLEMS)
  clearRequests(): Promise<void> {
    return this.journal.clear();
  }

  /**
   * Compares the journals of several services with expectations.
   *
   * @remarks
   * A service that does not have the sandbox refuses the request. Otherwise, an expectation of no requests would pass if the name
   * of the sandbox is misspelt. Create the
   * sandbox in all services before the test.
   */
  @Post('verify')
  @Unaudited()
  @HttpCode(200)
  @ApiProblem(
    400,
    ['REQUEST_INVALID', 'EXPECTATIONS_INVALID', UNKNOWN],
    'The expectations are not valid; `errors` says where.',
  )
  @ApiProblem(404, [NO_SANDBOX], 'A service does not have the sandbox.')
  @ApiProblem(...SERVICE_PROBLEMS)
  verifyRequests(@Body() request: SuiteVerifyRequest): Promise<SuiteVerifyResponse> {
    return this.journal.verify(request);
  }
}
