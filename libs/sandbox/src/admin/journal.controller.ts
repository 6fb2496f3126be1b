import { Body, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { ApiProblem } from '#libs/platform';
import { AdminController } from './admin-controller';
import { JournalRequest } from './admin.request';
import { CountResponse, JournalEntryResponse, VerifyResponse } from './admin.response';
import { JournalService } from './journal.service';

const EXPECTATIONS_EXAMPLE = {
  oneCall: {
    summary: 'Exactly one POST was answered',
    value: { expectations: [{ match: { method: 'POST', path: '/**' }, times: 1 }] },
  },
} as const;

@AdminController('')
export class JournalController {
  constructor(private readonly journal: JournalService) {}

  /**
   * The requests that the sandbox has got, newest first.
   *
   * @remarks
   * Card numbers, tax ids, e-mails, phones and secrets are masked. Of each service instance, in memory: a
   * restart empties it.
   */
  @Get('requests')
  @ApiProblem(400, ['REQUEST_INVALID'], 'A filter is not valid.')
  list(@Query() query: JournalRequest): JournalEntryResponse[] {
    return this.journal.find(query);
  }

  /** How many requests the filter finds. */
  @Get('requests/count')
  @ApiProblem(400, ['REQUEST_INVALID'], 'A filter is not valid.')
  count(@Query() query: JournalRequest): CountResponse {
    return { count: this.journal.find(query).length };
  }

  /** Empties the journal of the sandbox. */
  @Delete('requests')
  @HttpCode(204)
  clear(): void {
    this.journal.clear();
  }

  /**
   * Judges the journal: does it hold what is expected?
   *
   * @remarks
   * Each expectation has a `match`, as a rule has, and one of `times`, `atLeast`, `atMost`; `status` counts
   * only requests answered so. Where there are too few, the nearest misses say what differed.
   */
  @Post('verify')
  @HttpCode(200)
  @ApiBody({ schema: { type: 'object' }, examples: EXPECTATIONS_EXAMPLE })
  @ApiProblem(400, ['EXPECTATIONS_INVALID'], 'The expectations are not valid; errors say where.')
  verify(@Body() expectations: unknown): VerifyResponse {
    // The report is the response; only its lists are read-only there.
    return this.journal.verify(expectations) as VerifyResponse;
  }
}
