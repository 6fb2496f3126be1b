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
import { nothingToChange, tooFewKeys } from './exam-refusals';
import { DictExamItemResponse, DictExamRunResponse } from './exam.response';
import { ExamsService } from './exams.service';
import { EXAM_ITEMS } from './items/exam-items';

const EXAM = documentSchema(
  'DictExam',
  () => examBody,
  () => ({
    preload: {
      summary: 'A run of item preload',
      value: { ispb: '12345678', keyType: 'PHONE' },
    },
  }),
);

const ID = { name: 'id', description: 'The id of the run.', example: EXAMPLE_RUN } as const;
const ITEM = {
  name: 'item',
  description: 'The item of the script.',
  example: 'preload',
} as const;
const UNKNOWN = [new ExamRunNotFound('0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11')];
const NOT_SERVED = EXAM_ITEMS.flatMap((item) => (item.served ? [] : [new ExamItemNotServed(item)]));

/** The homologation script of DICT. */
@ServiceAdminController('/exams')
export class ExamsController {
  constructor(
    private readonly exams: ExamsService,
    private readonly watch: ExamWatch,
  ) {}

  /** Lists the items of the homologation script, and what each of them expects. */
  @Get()
  @ApiOkResponse({ type: DictExamItemResponse, isArray: true })
  listItems(): DictExamItemResponse[] {
    return EXAM_ITEMS.map((item) => DictExamItemResponse.of(item));
  }

  /**
   * Lists the runs, newest first.
   *
   * @remarks
   * Only `GET /__admin/exams/runs/{id}` shows the steps of a run that is not finished.
   */
  @Get('runs')
  @ListOf(DictExamRunResponse, 'The runs, newest first.')
  listRuns(@Query() { ispb, ...page }: ListExamRunsRequest): ListAnswer {
    const list = this.exams.list({ ispb }, (run) => JSON.stringify(DictExamRunResponse.of(run)));
    return { list, page };
  }

  /**
   * Returns a run, graded by what the directory has stored until now.
   *
   * @remarks
   * With `?wait=` or `Prefer: wait=` the response waits until the run is finished.
   */
  @Get('runs/:id')
  @ApiParam(ID)
  @ApiPrefer('the result')
  @ApiOkResponse({ type: DictExamRunResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The time to wait is not valid.')
  @ApiProblem(404, UNKNOWN, 'There is no such run.')
  async findRun(
    @Param('id') id: string,
    @Query() query: WaitRequest,
    @Headers('prefer') prefer: string | undefined,
  ): Promise<DictExamRunResponse> {
    const run = await this.exams.find(id);
    return DictExamRunResponse.of(await this.watch.finished(run, waitSecondsOf(query, prefer)));
  }

  /**
   * Cancels a run.
   *
   * @remarks
   * The examiner cancels its open claims and infraction reports. A run that is finished keeps its result.
   */
  @Delete('runs/:id')
  @ApiParam(ID)
  @ApiOkResponse({ type: DictExamRunResponse })
  @ApiProblem(404, UNKNOWN, 'There is no such run.')
  async cancelRun(@Param('id') id: string): Promise<DictExamRunResponse> {
    return DictExamRunResponse.of(await this.exams.cancel(id));
  }

  /**
   * Starts a run of an item of the homologation script.
   *
   * @remarks
   * The examiner, participant 99999004, does its part at once: in item `claim-donor`, it claims a key of the participant.
   * From then on what the participant does counts, through any API of DICT. All time limits are on the clock of the sandbox.
   */
  @Post(':item')
  @TakesJson()
  @ApiParam(ITEM)
  @ApiPrefer('the result')
  @ApiBody({ schema: EXAM })
  @ApiCreatedResponse({ type: DictExamRunResponse })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The body is not valid for this item.')
  @ApiProblem(404, [new ExamItemNotFound('keyz')], 'There is no such item.')
  @ApiProblem(
    409,
    [tooFewKeys('12345678', 1, 3), nothingToChange('12345678', 'PHONE')],
    'The participant is not ready for the item.',
  )
  @ApiProblem(422, NOT_SERVED, 'The simulator cannot examine the item.')
  async startRun(
    @Param('item') item: string,
    @Body() body: object | undefined,
    @Query() query: WaitRequest,
    @Headers('prefer') prefer: string | undefined,
  ): Promise<DictExamRunResponse> {
    const run = await this.exams.start(item, body ?? {});
    return DictExamRunResponse.of(await this.watch.finished(run, waitSecondsOf(query, prefer)));
  }
}
