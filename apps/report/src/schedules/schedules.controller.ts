import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { type BodyReply, currentContext, ListReply, PageRequest, reply } from '#libs/http';
import { ApiProblem, ListOf, TakesJson } from '#libs/openapi';
import { ReportRequestRefused } from '../generate/generate.errors';
import { EXAMPLE_SCHEDULE, SCHEDULE_BODY } from './schedule.request';
import { ScheduleNotFound, SchedulesFull } from './schedule.errors';
import { ScheduleResponse } from './schedule.response';
import { MAX_SCHEDULES, SchedulesService } from './schedules.service';

const ID = {
  name: 'id',
  description: 'The id of the schedule.',
  example: EXAMPLE_SCHEDULE,
} as const;
const NOT_FOUND = [
  404,
  [new ScheduleNotFound('42', 'run-42')],
  'The sandbox does not have the schedule.',
] as const;
const REFUSED = new ReportRequestRefused([
  { pointer: '/report/parameters/from', detail: 'Is unknown. Known members are rows, seed.' },
]);

/** Reports that are generated again and again. */
@ApiTags('reports')
@Controller('reports/schedules')
export class SchedulesController {
  constructor(private readonly schedules: SchedulesService) {}

  /**
   * Creates a schedule.
   *
   * @remarks
   * A report is generated each time that the schedule is due on the clock of the sandbox, in Brasília: move the clock with
   * `POST /__admin/clock/advance`, and all files of that time are generated. `GET /reports?schedule=` lists them, and the
   * event `report.finished` goes to webhooks. A rule on `POST /reports/schedules/{id}/files` can leave a file out
   * (`MISSING_FILE`), delay it by two hours (`LATE_FILE`), or make its report fail.
   */
  @Post()
  @TakesJson()
  @ApiBody({ schema: SCHEDULE_BODY })
  @ApiCreatedResponse({ type: ScheduleResponse, description: 'The schedule.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The schedule is not valid.')
  @ApiProblem(
    422,
    [REFUSED, new SchedulesFull(MAX_SCHEDULES)],
    'The report is not possible, or the sandbox has too many schedules.',
  )
  async createSchedule(@Body() body: object | undefined): Promise<BodyReply<ScheduleResponse>> {
    const schedule = ScheduleResponse.of(await this.schedules.create(body));
    const { pathPrefix } = currentContext();
    const headers = { Location: `${pathPrefix}/reports/schedules/${schedule.id}` };
    return reply(schedule, { status: 201, headers });
  }

  /** Lists the schedules of the sandbox, newest first. */
  @Get()
  @ListOf(ScheduleResponse, 'The schedules.')
  listSchedules(@Query() page: PageRequest): ListReply {
    return new ListReply(this.schedules.list(), page);
  }

  /** Returns a schedule: when its next file is due, and how many it has generated. */
  @Get(':id')
  @ApiParam(ID)
  @ApiOkResponse({ type: ScheduleResponse })
  @ApiProblem(...NOT_FOUND)
  async findSchedule(@Param('id') id: string): Promise<ScheduleResponse> {
    return ScheduleResponse.of(await this.schedules.find(id));
  }

  /** Removes a schedule. Its reports stay; a late file is not generated any more. */
  @Delete(':id')
  @HttpCode(204)
  @ApiParam(ID)
  @ApiNoContentResponse({ description: 'The schedule was removed.' })
  @ApiProblem(...NOT_FOUND)
  removeSchedule(@Param('id') id: string): Promise<void> {
    return this.schedules.remove(id);
  }

  /**
   * Generates the next file of a schedule now.
   *
   * @remarks
   * The file has the next number. It is about the days before today as `covers` says. The schedule stays due as it was.
   * A rule on this operation also counts for the files that are due.
   */
  @Post(':id/files')
  @HttpCode(202)
  @ApiParam(ID)
  @ApiAcceptedResponse({ type: ScheduleResponse, description: 'The schedule.' })
  @ApiProblem(...NOT_FOUND)
  async generateFile(@Param('id') id: string): Promise<ScheduleResponse> {
    return ScheduleResponse.of(await this.schedules.generateNow(id));
  }
}
