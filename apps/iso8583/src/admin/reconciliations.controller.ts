import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ListReply } from '#libs/http';
import { ListOf } from '#libs/openapi';
import { ListReconciliationsRequest, ListTotalsRequest } from './reconciliations.request';
import { ReconciliationResponse, SettlementTotalsResponse } from './reconciliations.response';
import { ReconciliationsService } from './reconciliations.service';

@ApiTags('network')
@Controller('admin')
@ControlsService('request')
export class ReconciliationsController {
  constructor(private readonly reconciliations: ReconciliationsService) {}

  /**
   * Lists the reconciliations (0500, 0520) that the host received or sent, newest first, with the totals of both sides.
   *
   * @remarks The newest 10,000 are kept.
   */
  @Get('reconciliations')
  @ListOf(ReconciliationResponse, 'The reconciliations.')
  listReconciliations(@Query() request: ListReconciliationsRequest): ListReply {
    const { institution, day, outcome, direction, ...page } = request;
    return new ListReply(this.reconciliations.list({ institution, day, outcome, direction }), page);
  }

  /**
   * Lists the totals of each institution and settlement day, from the ledger of the cards: those with the newest
   * messages first, at most 1,000.
   */
  @Get('totals')
  @ApiOkResponse({ type: SettlementTotalsResponse, isArray: true, description: 'The totals.' })
  listSettlementTotals(@Query() request: ListTotalsRequest): Promise<SettlementTotalsResponse[]> {
    return this.reconciliations.totalsOf(request);
  }
}
