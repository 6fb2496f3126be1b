import { Body, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { ApiProblem } from '#libs/platform';
import { AdminController } from '../admin.decorators';
import { JournalRequest } from '../admin.request';
import { CountResponse, JournalEntryResponse, VerifyResponse } from '../admin.response';
import { EXPECTATIONS } from './expectations.document';
import { JournalService } from './journal.service';

@AdminController('')
export class JournalController {
  constructor(private readonly journal: JournalService) {}

  /**
   * The requests that the sandbox has received, newest first.
   *
   * @remarks
   * Filters look at what arrived; card numbers, tax ids, e-mails, phones and secrets are masked in what is
   * shown. Refused requests are listed too. The journal is kept in memory: each instance of a service has
   * its own, and a restart empties it.
   */
  @Get('requests')
  @ApiProblem(400, ['REQUEST_INVALID'], 'A filter is not valid.')
  listRequests(@Query() query: JournalRequest): JournalEntryResponse[] {
    return this.journal.list(query);
  }

  /** How many requests the filter finds. */
  @Get('requests/count')
  @ApiProblem(400, ['REQUEST_INVALID'], 'A filter is not valid.')
  countRequests(@Query() query: JournalRequest): CountResponse {
    return { count: this.journal.count(query) };
  }

  /** Empties the journal of the sandbox. */
  @Delete('requests')
  @HttpCode(204)
  clearRequests(): void {
    this.journal.clear();
  }

  /**
   * Compares the journal with what you expect.
   *
   * @remarks
   * Each expectation has a `match`, as in a rule, and one of `times`, `atLeast`, `atMost`; `status` counts
   * only requests with that response status. If too few match, the nearest misses say what differed. An
   * expectation that entries missing from the journal could prove wrong fails, with a `message`. Each
   * instance of a service sees only the requests that it received itself.
   */
  @Post('verify')
  @HttpCode(200)
  @ApiBody({ schema: EXPECTATIONS })
  @ApiProblem(400, ['EXPECTATIONS_INVALID'], 'The expectations are not valid; `errors` says where.')
  verifyRequests(@Body() expectations: unknown): VerifyResponse {
    // The report is the response; only its lists are read-only there.
    return this.journal.verify(expectations) as VerifyResponse;
  }
}
