import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ControlsService, LooksElsewhere } from '#libs/control';
import { ApiProblem, ListOf } from '#libs/openapi';
import { ListReply } from '#libs/http';
import { NO_LINK } from '../links/links.controller';
import { AdviceNotFound } from './advice.errors';
import { AdviceResponse } from './advice.response';
import { ListAdvicesRequest } from './advices.request';
import { AdvicesService, LATEST } from './advices.service';

const ID = {
  name: 'id',
  description: `The id of the advice, or \`${LATEST}\` for the newest one.`,
  example: LATEST,
} as const;
const NO_ADVICE = new AdviceNotFound(LATEST);

@ApiTags('acquirer')
@Controller('iso8583/acquirer/advices')
@ControlsService('request')
export class AdvicesController {
  constructor(private readonly advices: AdvicesService) {}

  /**
   * Lists the advices of the acquirer, newest first: the reversals of messages without a response, and the advices and
   * confirmations that the acquirer was asked to send. With `listener`, the advices of the host.
   *
   * @remarks An advice without a response is repeated after 5, 10, 20, 40, 80 and 160 seconds on the clock of the
   * sandbox, as 0421, 0221, 0121 or 0203, and then given up. The reversal of a request is planned before the request
   * is sent, and deleted when its response arrives. While the clock is frozen, it is repeated when the clock is
   * advanced. All waiting advices are kept, and the newest 10,000 others.
   */
  @Get()
  @ListOf(AdviceResponse, 'The advices.')
  async listAdvices(
    @Query() { status, listener, ...page }: ListAdvicesRequest,
  ): Promise<ListReply> {
    return new ListReply(await this.advices.list({ status, listener }), page);
  }

  /** Returns one advice. */
  @Get(':id')
  @LooksElsewhere(AdvicesService, (advices, path) => advices.find(path['id'] ?? ''))
  @ApiParam(ID)
  @ApiOkResponse({ type: AdviceResponse, description: 'The advice.' })
  @ApiProblem(404, [NO_ADVICE], 'The advice does not exist in the sandbox.')
  async findAdvice(@Param('id') id: string): Promise<AdviceResponse> {
    return this.advices.shown(await this.advices.find(id));
  }

  /**
   * Sends an advice now, even if it was given up, and returns it after the try. A confirmed advice is not sent again.
   */
  @Post(':id/send')
  @HttpCode(200)
  @ApiParam(ID)
  @ApiOkResponse({ type: AdviceResponse, description: 'The advice.' })
  @ApiProblem(404, [NO_ADVICE, NO_LINK], 'The advice, or its link, does not exist in the sandbox.')
  async sendAdvice(@Param('id') id: string): Promise<AdviceResponse> {
    return this.advices.shown(await this.advices.sendNow(id));
  }
}
