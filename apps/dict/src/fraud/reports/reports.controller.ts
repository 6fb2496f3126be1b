import { Controller, Get, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CONFIG } from '#libs/config';
import { type DictConfig } from '../../config';
import { OfficialCall } from '../../official/call';
import { Operation, type CallOf, type ResultOf } from '../../operations/operation';
import { checkServed } from '../deprecated';
import { reportView } from './report-view';
import { ReportsReadingService } from './reports-reading.service';
import { ReportsService } from './reports.service';

const ID = 'InfractionReportId';

/** Infraction reports of the official API. */
@ApiTags('infraction reports')
@Controller('api/v2/infraction-reports')
export class ReportsController {
  constructor(
    private readonly reports: ReportsService,
    private readonly reading: ReportsReadingService,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  /**
   * Reports a settled payment as fraud.
   *
   * @remarks
   * The participant of the payer can report REFUND_REQUEST up to 80 days after the payment. The participant of the receiver of
   * the original payment can report REFUND_CANCELLED up to 30 days after. Version 2.12 calls the operation deprecated.
   */
  @Post()
  @Operation('createInfractionReport')
  async createInfractionReport(
    @OfficialCall() call: CallOf<'createInfractionReport'>,
  ): Promise<ResultOf<'createInfractionReport'>> {
    checkServed(this.config, 'Create a funds recovery: POST /api/v2/funds-recoveries/.');
    return { InfractionReport: reportView(await this.reports.create(call)) };
  }

  /** Lists the reports of a participant in the order of their last change. */
  @Get()
  @Operation('listInfractionReports')
  listInfractionReports(@Req() { query }: Request): Promise<ResultOf<'listInfractionReports'>> {
    return this.reading.list(query);
  }

  /** Returns a report to its reporter or its counterparty. */
  @Get(`:${ID}`)
  @Operation('getInfractionReport')
  async getInfractionReport(
    @OfficialCall() call: CallOf<'getInfractionReport'>,
    @Param(ID) id: string,
  ): Promise<ResultOf<'getInfractionReport'>> {
    return { InfractionReport: reportView(await this.reading.find(call, id)) };
  }

  /** Changes the details of a report that is OPEN or ACKNOWLEDGED. Version 2.12 calls the operation deprecated. */
  @Put(`:${ID}`)
  @Operation('updateInfractionReport')
  async updateInfractionReport(
    @OfficialCall() call: CallOf<'updateInfractionReport'>,
    @Param(ID) id: string,
  ): Promise<ResultOf<'updateInfractionReport'>> {
    checkServed(this.config, 'Update the funds recovery: PUT /api/v2/funds-recoveries/{id}.');
    return { InfractionReport: reportView(await this.reports.update(call, id)) };
  }

  /** Confirms that the counterparty has received the report. */
  @Post(`:${ID}/acknowledge`)
  @HttpCode(200)
  @Operation('acknowledgeInfractionReport')
  async acknowledgeInfractionReport(
    @OfficialCall() call: CallOf<'acknowledgeInfractionReport'>,
    @Param(ID) id: string,
  ): Promise<ResultOf<'acknowledgeInfractionReport'>> {
    return { InfractionReport: reportView(await this.reports.acknowledge(call, id)) };
  }

  /** Cancels the report at any time (reporter only). The fraud marker of the report is cancelled too. */
  @Post(`:${ID}/cancel`)
  @HttpCode(200)
  @Operation('cancelInfractionReport')
  async cancelInfractionReport(
    @OfficialCall() call: CallOf<'cancelInfractionReport'>,
    @Param(ID) id: string,
  ): Promise<ResultOf<'cancelInfractionReport'>> {
    return { InfractionReport: reportView(await this.reports.cancel(call, id)) };
  }

  /** Closes the report with the result of the counterparty's analysis. AGREED creates a fraud marker for the suspect. */
  @Post(`:${ID}/close`)
  @HttpCode(200)
  @Operation('closeInfractionReport')
  async closeInfractionReport(
    @OfficialCall() call: CallOf<'closeInfractionReport'>,
    @Param(ID) id: string,
  ): Promise<ResultOf<'closeInfractionReport'>> {
    return { InfractionReport: reportView(await this.reports.close(call, id)) };
  }
}
