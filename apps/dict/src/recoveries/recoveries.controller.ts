import { Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { refundView } from '../fraud/refunds/refund-view';
import { reportView } from '../fraud/reports/report-view';
import { OfficialCall } from '../official/call';
import { Operation, type CallOf, type ResultOf } from '../operations/operation';
import { deprecated } from './deprecated-steps';
import { RecoveriesService } from './recoveries.service';
import { RecoveryChangesService } from './recovery-changes.service';
import { RecoveryReadingService } from './recovery-reading.service';
import { recoveryView } from './recovery-view';

/** The funds recoveries of the official API. */
@ApiTags('funds recoveries')
@Controller('api/v2/funds-recoveries')
export class RecoveriesController {
  constructor(
    private readonly recoveries: RecoveriesService,
    private readonly changes: RecoveryChangesService,
    private readonly reading: RecoveryReadingService,
  ) {}

  /**
   * Creates a funds recovery for a payment that was reported as fraud.
   *
   * @remarks
   * The participant of the payer can create it within 80 days after the payment. DICT creates the infraction report of the
   * payment at once. It makes the tracking graph and the other infraction reports later, each after `DICT_RECOVERY_DELAY` on the
   * clock of the sandbox. A payment below R$ 200.00 is not tracked.
   */
  @Post()
  @Operation('createFundsRecovery')
  async createFundsRecovery(
    @OfficialCall() call: CallOf<'createFundsRecovery'>,
  ): Promise<ResultOf<'createFundsRecovery'>> {
    return { FundsRecovery: recoveryView(await this.recoveries.create(call)) };
  }

  /** Returns a funds recovery to its creator or to a counterparty of its infraction reports. */
  @Get(':FundsRecoveryId')
  @Operation('getFundsRecovery')
  async getFundsRecovery(
    @OfficialCall() call: CallOf<'getFundsRecovery'>,
    @Param('FundsRecoveryId') id: string,
  ): Promise<ResultOf<'getFundsRecovery'>> {
    return { FundsRecovery: recoveryView(await this.reading.find(call, id)) };
  }

  /** Changes the details of a funds recovery until the analysis ends (creator only). */
  @Put(':FundsRecoveryId')
  @Operation('updateFundsRecovery')
  async updateFundsRecovery(
    @OfficialCall() call: CallOf<'updateFundsRecovery'>,
    @Param('FundsRecoveryId') id: string,
  ): Promise<ResultOf<'updateFundsRecovery'>> {
    return { FundsRecovery: recoveryView(await this.changes.update(call, id)) };
  }

  /** No longer served: DICT makes the tracking graph by itself. */
  @Post(':FundsRecoveryId/tracking-graph')
  @HttpCode(410)
  @Operation('createTrackingGraph')
  createTrackingGraph(): never {
    throw deprecated('createTrackingGraph');
  }

  /** Returns the tracking graph to the creator or to a counterparty. */
  @Get(':FundsRecoveryId/tracking-graph')
  @Operation('getTrackingGraph')
  async getTrackingGraph(
    @OfficialCall() call: CallOf<'getTrackingGraph'>,
    @Param('FundsRecoveryId') id: string,
  ): Promise<ResultOf<'getTrackingGraph'>> {
    return { TrackingGraph: await this.reading.graph(call, id) };
  }

  /** No longer served: DICT creates the infraction reports by itself. */
  @Post(':FundsRecoveryId/block')
  @HttpCode(410)
  @Operation('blockFundsRecovery')
  blockFundsRecovery(): never {
    throw deprecated('blockFundsRecovery');
  }

  /** Lists the infraction reports of a funds recovery (creator only). */
  @Get(':FundsRecoveryId/infraction-reports')
  @Operation('listFundsRecoveryInfractionReports')
  async listFundsRecoveryInfractionReports(
    @OfficialCall() call: CallOf<'listFundsRecoveryInfractionReports'>,
    @Param('FundsRecoveryId') id: string,
  ): Promise<ResultOf<'listFundsRecoveryInfractionReports'>> {
    const reports = await this.reading.reportsOf(call, id);
    return { InfractionReports: { InfractionReport: reports.map((row) => reportView(row)) } };
  }

  /**
   * Requests the refunds of a funds recovery, within 72 hours after its analysis.
   *
   * @remarks
   * DICT creates a refund to the account of the victim for each payment whose report was closed as AGREED. The root payment is
   * returned by a pacs.004. The others are paid by a pacs.008 with the purpose IPRT.
   */
  @Post(':FundsRecoveryId/refund')
  @HttpCode(200)
  @Operation('refundFundsRecovery')
  async refundFundsRecovery(
    @OfficialCall() call: CallOf<'refundFundsRecovery'>,
    @Param('FundsRecoveryId') id: string,
  ): Promise<ResultOf<'refundFundsRecovery'>> {
    return { FundsRecovery: recoveryView(await this.changes.refund(call, id)) };
  }

  /** Lists the refunds of a funds recovery (creator only). */
  @Get(':FundsRecoveryId/refunds')
  @Operation('listFundsRecoveryRefunds')
  async listFundsRecoveryRefunds(
    @OfficialCall() call: CallOf<'listFundsRecoveryRefunds'>,
    @Param('FundsRecoveryId') id: string,
  ): Promise<ResultOf<'listFundsRecoveryRefunds'>> {
    const refunds = await this.reading.refundsOf(call, id);
    return { Refunds: { Refund: refunds.map((row) => refundView(row)) } };
  }

  /** Cancels a funds recovery, all of its infraction reports, and its open refunds. */
  @Post(':FundsRecoveryId/cancel')
  @HttpCode(200)
  @Operation('cancelFundsRecovery')
  async cancelFundsRecovery(
    @OfficialCall() call: CallOf<'cancelFundsRecovery'>,
    @Param('FundsRecoveryId') id: string,
  ): Promise<ResultOf<'cancelFundsRecovery'>> {
    return { FundsRecovery: recoveryView(await this.changes.cancel(call, id)) };
  }
}
