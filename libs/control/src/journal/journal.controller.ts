import { Body, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import { ApiProblem } from '#libs/openapi';
import { Unaudited } from '../access/concern';
import { AdminController } from '../admin.decorators';
import { ExpectationsInvalid, SandboxNotFound } from '../admin.errors';
import { JournalRequest } from '../admin.request';
import { CountResponse, JournalEntryResponse, VerifyResponse } from './journal.response';
import { EXPECTATIONS } from './expectations.request';
import { JournalService } from './journal.service';
import { VERIFY_EXAMPLES } from './verify-examples';

const INVALID = new ExpectationsInvalid([
  { pointer: '/expectations/0/match/path', detail: "The path must start with '/'." },
]);

@AdminController('', 'request')
export class JournalController {
  constructor(private readonly journal: JournalService) {}

  /**
   * Lists the requests that the sandbox received, newest first.
   *
   * @remarks
   * Filters use the original data. In the response, card numbers, tax ids, e-mail addresses, phone numbers
   * and secrets are masked. Refused requests are listed too. The journal is kept in memory: each instance
   * of a service has its own journal, and a restart clears it.
   */
  @Get('requests')
  @ApiProblem(400, ['REQUEST_INVALID'], 'A filter is not valid.')
  listRequests(@Query() query: JournalRequest): JournalEntryResponse[] {
    return this.journal.list(query);
  }

  /** Counts the requests that match the filter. */
  @Get('requests/count')
  @ApiProblem(400, ['REQUEST_INVALID'], 'A filter is not valid.')
  countRequests(@Query() query: JournalRequest): CountResponse {
    return { count: this.journal.count(query) };
  }

  /** Clears the journal of the sandbox. */
  @Delete('requests')
  @HttpCode(204)
  clearRequests(): void {
    this.journal.clear();
  }

  /**
   * Compares the journal with expectations.
   *
   * @remarks
   * Each expectation has a `match`, as in a rule, and one of `times`, `atLeast` and `atMost`. With
   * `status`, only requests with that response status are counted. If too few requests match,
   * `nearestMisses` shows the differences. If entries that are needed to decide are no longer in the journal, the
   * expectation fails with a `message`. Each instance of a service knows only the requests that it received itself. The
   * sandbox must exist: with a misspelt name, every expectation of no requests would be met.
   */
  @Post('verify')
  @Unaudited()
  @HttpCode(200)
  @ApiBody({ schema: EXPECTATIONS })
  @ApiOkResponse({
    type: VerifyResponse,
    description: 'The result of each expectation.',
    examples: VERIFY_EXAMPLES,
  })
  @ApiProblem(400, [INVALID], 'The expectations are not valid; `errors` says where.')
  @ApiProblem(404, [new SandboxNotFound('run-42')], 'The sandbox does not exist.')
  async verifyRequests(@Body() expectations: unknown): Promise<VerifyResponse> {
    // The types differ only in the lists: those of the report are read-only.
    return (await this.journal.verify(expectations)) as VerifyResponse;
  }
}
