import {
  applyDecorators,
  Body,
  Delete,
  Get,
  Headers,
  Param,
  Post,
  Query,
  type Type,
} from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
} from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ApiPrefer, ListReply, WaitRequest, waitSecondsOf } from '#libs/http';
import { ApiProblem, ListOf, TakesJson } from '#libs/openapi';
import { EXAMPLE_RUN } from './example-run';
import { type ExamRunHead } from './exam-run';
import {
  ExamItemNotFound,
  type ExamItemNotServed,
  type ExamNotReady,
  ExamRunNotFound,
} from './exam.errors';
import { ExamsService } from './exams.service';
import { ListExamRunsRequest } from './list-exam-runs.request';

/** The texts and schemas of the script in the API document of a service. */
export interface ExamApi {
  /** The schema of the body that starts a run. */
  readonly body: { readonly $ref: string };
  readonly itemResponse: Type;
  readonly runResponse: Type & { of(run: ExamRunHead): object };
  /** `exampleItem` exists, `unknownItem` does not. */
  readonly exampleItem: string;
  readonly unknownItem: string;
  /** Examples of items that are not served; left out if all are. */
  readonly notServed?: readonly ExamItemNotServed[];
  readonly notReady: readonly ExamNotReady[];
  /** How a run is graded, and the actions of the examiner when a run begins and when it is cancelled. */
  readonly texts: { readonly graded: string; readonly started: string; readonly cancelled: string };
}

const ID = { name: 'id', description: 'The id of the run.', example: EXAMPLE_RUN } as const;
const UNKNOWN = ApiProblem(
  404,
  [new ExamRunNotFound('0d3f3a1e-6d3b-4f0e-9f53-3c1d0f9b2a11')],
  'There is no such run.',
);

/** Makes the controller of a script. */
export function examsController(api: ExamApi): Type {
  const { runResponse } = api;

  @ServiceAdminController('/exams')
  class ExamsController {
    constructor(private readonly exams: ExamsService) {}

    /** Lists the items of the homologation script, with their expected steps. */
    @Get()
    @ApiOkResponse({ type: api.itemResponse, isArray: true })
    listItems(): object[] {
      return this.exams.listItems();
    }

    /**
     * Lists the runs, newest first.
     *
     * @remarks
     * Only `GET /__admin/exams/runs/{id}` shows the steps of a run that is not finished.
     */
    @Get('runs')
    @ListOf(runResponse, 'The runs, newest first.')
    listRuns(@Query() { ispb, ...page }: ListExamRunsRequest): ListReply {
      const list = this.exams.list({ ispb }, (run) => JSON.stringify(runResponse.of(run)));
      return new ListReply(list, page);
    }

    @Get('runs/:id')
    @DocumentsFind(api)
    async findRun(
      @Param('id') id: string,
      @Query() query: WaitRequest,
      @Headers('prefer') prefer: string | undefined,
    ): Promise<object> {
      const run = await this.exams.find(id);
      return runResponse.of(await this.exams.finished(run, waitSecondsOf(query, prefer)));
    }

    @Delete('runs/:id')
    @DocumentsCancel(api)
    async cancelRun(@Param('id') id: string): Promise<object> {
      return runResponse.of(await this.exams.cancel(id));
    }

    @Post(':item')
    @TakesJson()
    @DocumentsStart(api)
    async startRun(
      @Param('item') item: string,
      @Body() body: object | undefined,
      @Query() query: WaitRequest,
      @Headers('prefer') prefer: string | undefined,
    ): Promise<object> {
      const run = await this.exams.start(item, body ?? {});
      return runResponse.of(await this.exams.finished(run, waitSecondsOf(query, prefer)));
    }
  }
  return ExamsController;
}

function DocumentsFind({ runResponse, texts }: ExamApi): MethodDecorator {
  return applyDecorators(
    ApiOperation({
      summary: `Returns a run, graded by ${texts.graded}.`,
      description: 'With `?wait=` or `Prefer: wait=` the response waits until the run is finished.',
    }),
    ApiParam(ID),
    ApiPrefer('the result'),
    ApiOkResponse({ type: runResponse }),
    ApiProblem(400, ['REQUEST_INVALID'], 'The time to wait is not valid.'),
    UNKNOWN,
  );
}

function DocumentsCancel({ runResponse, texts }: ExamApi): MethodDecorator {
  return applyDecorators(
    ApiOperation({
      summary: 'Cancels a run.',
      description: `${texts.cancelled} A finished run keeps its result.`,
    }),
    ApiParam(ID),
    ApiOkResponse({ type: runResponse }),
    UNKNOWN,
  );
}

function DocumentsStart(api: ExamApi): MethodDecorator {
  return applyDecorators(
    ApiOperation({
      summary: 'Starts a run of an item of the homologation script.',
      description: api.texts.started,
    }),
    ApiParam({ name: 'item', description: 'The item of the script.', example: api.exampleItem }),
    ApiPrefer('the result'),
    ApiBody({ schema: api.body }),
    ApiCreatedResponse({ type: api.runResponse }),
    ApiProblem(400, ['REQUEST_INVALID'], 'The body is not valid for this item.'),
    ApiProblem(404, [new ExamItemNotFound(api.unknownItem)], 'There is no such item.'),
    ApiProblem(409, api.notReady, 'The participant is not ready for the item.'),
    ...(api.notServed === undefined
      ? []
      : [ApiProblem(422, api.notServed, 'The simulator cannot examine the item.')]),
  );
}
