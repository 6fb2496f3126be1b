import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ControlsService } from '#libs/control';
import { ListReply, PageRequest } from '#libs/http';
import { ApiProblem, ListOf } from '#libs/openapi';
import { CARD_NOT_FOUND, PAN_PARAM } from '../card-docs';
import { CardsService } from '../cards.service';
import { InstallmentMonthResponse, InstallmentPlanResponse } from './installment.response';
import { InstallmentPlansService } from './installment-plans.service';

@ApiTags('cards')
@Controller('admin/cards/:pan/installments')
@ControlsService('request')
export class InstallmentPlansController {
  constructor(
    private readonly plans: InstallmentPlansService,
    private readonly cards: CardsService,
  ) {}

  /**
   * Lists the payments of a card in installments that were posted and not wholly reversed, newest first, with their
   * interest, their cost and each installment.
   */
  @Get()
  @ApiParam(PAN_PARAM)
  @ListOf(InstallmentPlanResponse, 'The payments.')
  @ApiProblem(...CARD_NOT_FOUND)
  async listCardInstallments(
    @Param('pan') pan: string,
    @Query() page: PageRequest,
  ): Promise<ListReply> {
    await this.cards.find(pan);
    return new ListReply(this.plans.list(pan), page);
  }

  /** Returns the sums of the installments of a card by the month in which they are due, as its bills have them. */
  @Get('months')
  @ApiParam(PAN_PARAM)
  @ApiOkResponse({
    type: InstallmentMonthResponse,
    isArray: true,
    description: 'The months with installments, in their order.',
  })
  @ApiProblem(...CARD_NOT_FOUND)
  async listCardInstallmentMonths(@Param('pan') pan: string): Promise<InstallmentMonthResponse[]> {
    await this.cards.find(pan);
    return this.plans.months(pan);
  }
}
