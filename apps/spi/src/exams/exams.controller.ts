import { Body, Delete, Get, Headers, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import {
  ExamItemNotFound,
  ExamItemNotServed,
  EXAMPLE_RUN,
  ExamRunNotFound,
  ExamWatch,
  ListExamRunsRequest,
} from '#libs/exams';
import {
  ApiProblem,
  documentSchema,
  ListOf,
  TakesJson,
  WaitRequest,
  waitSecondsOf,
  type ListAnswer,
  ApiPrefer,
} from '#libs/platform';
import { examBody } from './exam-body';
import { withoutClient, withoutPayment } from './exam-refusals';
import { ExamItemResponse, ExamRunResponse } from './exam.response';
import { ExamsService } from './exams.service';
import { EXAM_ITEMS } from './items/exam-items';

const EXAM = documentSchema(
  'Exam',
  () => examBody,
  () => ({ echo: { summary: 'A run of item 1 or 2a', value: { ispb: '12345678' } } }),
);

const ID = {
  name: 'id',
  description: 'The id of the run.',
  example: EXAMPLE_RUN,
} as const;
const ITEM = { name: 'item', description: 'The item of the script.', example: '1' } as const;
const UNKNOWN = [new ExamRunNotFound('0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11')];

/** The homologation script of the SPI. */
@ServiceAdminController('/exams')
export class ExamsController {
  constructor(
    private readonly exams: ExamsService,
    private readonly watch: ExamWatch,
  ) {}

  /** Lists the items of the homologation script, and what each of them expects. */
  @Get()
  @ApiOkResponse({ type: ExamItemResponse, isArray: true })
  listItems(): ExamItemResponse[] {
    return EXAM_ITEMS.map((item) => ExamItemResponse.of(item));
  }

  /**
   * Lists the runs, newest first.
   *
   * @remarks
   * Only `GET /__admin/exams/runs/{id}` shows the steps of a run that is not finished.
   */
  @Get('runs')
  @ListOf(ExamRunResponse, 'The runs, newest first.')
  listRuns(@Query() { ispb, ...page }: ListExamRunsRequest): ListAnswer {
    const list = this.exams.list({ ispb }, (run) => JSON.stringify(ExamRunResponse.of(run)));
    return { list, page };
  }

  /**
   * Returns a run, graded by the messages of the participant until now.
   *
   * @remarks
   * With `?wait=` or `Prefer: wait=` the response waits until the run is finished.
   */
  @Get('runs/:id')
  @ApiParam(ID)
  @ApiPrefer('the result')
  @ApiOkResponse({ type: ExamRunResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The time to wait is not valid.')
  @ApiProblem(404, UNKNOWN, 'There is no such run.')
  async findRun(
    @Param('id') id: string,
    @Query() query: WaitRequest,
    @Headers('prefer') prefer: string | undefined,
  ): Promise<ExamRunResponse> {
    const run = await this.exams.find(id);
    return ExamRunResponse.of(await this.watch.finished(run, waitSecondsOf(query, prefer)));
  }

  /**
   * Cancels a run.
   *
   * @remarks
   * The examiner stops sending payments. A run that is finished keeps its result.
   */
  @Delete('runs/:id')
  @ApiParam(ID)
  @ApiOkResponse({ type: ExamRunResponse })
  @ApiProblem(404, UNKNOWN, 'There is no such run.')
  async cancelRun(@Param('id') id: string): Promise<ExamRunResponse> {
    return ExamRunResponse.of(await this.exams.cancel(id));
  }

  /**
   * Starts a run of an item of the homologation script.
   *
   * @remarks
   * The examiner does its part at once: in item 2b, a virtual payer sends a payment. From then on the messages of the
   * participant count. All time limits are on the clock of the sandbox.
   */
  @Post(':item')
  @TakesJson()
  @ApiParam(ITEM)
  @ApiPrefer('the result')
  @ApiBody({ schema: EXAM })
  @ApiCreatedResponse({ type: ExamRunResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The body is not valid for this item.')
  @ApiProblem(404, [new ExamItemNotFound('2z')], 'There is no such item.')
  @ApiProblem(
    409,
    [withoutClient('12345678'), withoutPayment('12345678')],
    'The participant is not ready for the item.',
  )
  @ApiProblem(
    422,
    [new ExamItemNotServed({ item: '2c', reason: 'The simulator has no secondary channel.' })],
    'The simulator cannot examine the item.',
  )
  async startRun(
    @Param('item') item: string,
    @Body() body: object | undefined,
    @Query() query: WaitRequest,
    @Headers('prefer') prefer: string | undefined,
  ): Promise<ExamRunResponse> {
    const run = await this.exams.start(item, body ?? {});
    return ExamRunResponse.of(await this.watch.finished(run, waitSecondsOf(query, prefer)));
  }
}
