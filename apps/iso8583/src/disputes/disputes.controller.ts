import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ControlsService, LooksElsewhere } from '#libs/control';
import { ListReply } from '#libs/http';
import { ApiProblem, ListOf, TakesJson } from '#libs/openapi';
import { DISPUTE_REASONS } from '../account/disputes/dispute-reasons';
import { CardNotFound } from '../cards/card.errors';
import {
  BrandWithoutDisputes,
  DisputeAmountInvalid,
  DisputeNotFound,
  DisputeTooLate,
  PresentmentNotFound,
  ReasonUnknown,
  StepCannotConcede,
  StepNotAllowed,
} from './dispute.errors';
import {
  ListDisputesRequest,
  ListMovementsRequest,
  ListReasonsRequest,
  OpenDisputeRequest,
  TakeStepRequest,
} from './dispute.request';
import { DisputeResponse } from './dispute.response';
import { DisputesService, LATEST } from './disputes.service';
import { DisputeMovementResponse, DisputeReasonResponse } from './movement.response';

const ID = {
  name: 'id',
  description: `The id of the dispute, or \`${LATEST}\` for the newest one.`,
  example: LATEST,
} as const;
const NO_DISPUTE = [
  404,
  [new DisputeNotFound(LATEST)],
  'The dispute does not exist in the sandbox.',
] as const;

const OPENINGS = {
  part: {
    summary: 'A part of the newest purchase was not delivered (Visa)',
    value: { pan: '4000000000000001', reason: '13.1', amount: 100, note: 'One shoe is missing.' },
  },
  fraud: {
    summary: 'Fraud without the card (Visa)',
    value: { pan: '4000000000000001', reason: '10.4', amount: 100 },
  },
};
const STEPS = {
  represent: { summary: 'The acquirer presents the sale again', value: { step: 'represent' } },
  part: {
    summary: 'The acquirer contests a part, and concedes the rest',
    value: { step: 'represent', amount: 60, note: 'One shoe was delivered.' },
  },
  accept: { summary: 'The side that must act gives up', value: { step: 'accept' } },
};

@ApiTags('disputes')
@Controller('admin')
@ControlsService('request')
export class DisputesController {
  constructor(private readonly disputes: DisputesService) {}

  /**
   * Opens a dispute: charges a purchase back, completely or in part.
   *
   * @remarks The cardholder is credited provisionally, and the merchant is debited. All disputes of a
   * purchase together are never about more than its amount. A reversal cannot return an amount that is charged back.
   */
  @Post('disputes')
  @TakesJson()
  @ApiBody({ type: OpenDisputeRequest, examples: OPENINGS })
  @ApiCreatedResponse({ type: DisputeResponse, description: 'The dispute was opened.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A field is not valid.')
  @ApiProblem(
    404,
    [new CardNotFound('run-42'), new PresentmentNotFound()],
    'The card or the purchase does not exist in the sandbox.',
  )
  @ApiProblem(
    422,
    [
      new BrandWithoutDisputes('elo'),
      new ReasonUnknown('visa'),
      new DisputeTooLate('13.1', 120),
      new DisputeAmountInvalid(
        900,
        'the rest of the purchase was reversed or is in another dispute',
      ),
    ],
    'The purchase cannot be charged back in that way.',
  )
  async openDispute(@Body() request: OpenDisputeRequest): Promise<DisputeResponse> {
    return DisputeResponse.of(await this.disputes.open(request));
  }

  /** Lists the disputes of the sandbox, newest first. */
  @Get('disputes')
  @ListOf(DisputeResponse, 'The disputes.')
  listDisputes(@Query() { pan, status, ...page }: ListDisputesRequest): ListReply {
    return new ListReply(this.disputes.list({ pan, status }), page);
  }

  /** Returns one dispute, with its history and the steps that it can take. */
  @Get('disputes/:id')
  @LooksElsewhere(DisputesService, (disputes, path) => disputes.find(path['id'] ?? ''))
  @ApiParam(ID)
  @ApiOkResponse({ type: DisputeResponse, description: 'The dispute.' })
  @ApiProblem(...NO_DISPUTE)
  async findDispute(@Param('id') id: string): Promise<DisputeResponse> {
    return DisputeResponse.of(await this.disputes.find(id));
  }

  /**
   * Takes the next step of a dispute, in place of the side that must act.
   *
   * @remarks Each status has a deadline on the clock of the sandbox. A side that gives no answer in time has given
   * up. docs/card-disputes.md has the steps, the days and the money that they move.
   */
  @Post('disputes/:id/steps')
  @HttpCode(200)
  @TakesJson()
  @ApiParam(ID)
  @ApiBody({ type: TakeStepRequest, examples: STEPS })
  @ApiOkResponse({ type: DisputeResponse, description: 'The dispute after the step.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'A field is not valid.')
  @ApiProblem(...NO_DISPUTE)
  @ApiProblem(
    409,
    [new StepNotAllowed('represent', 'representment', ['accept', 'pre-arbitrate'])],
    'The dispute cannot take that step now.',
  )
  @ApiProblem(
    422,
    [
      new DisputeAmountInvalid(100, 'this is the contested amount'),
      new StepCannotConcede('accept', 100),
    ],
    'The step cannot be about that amount.',
  )
  async takeDisputeStep(
    @Param('id') id: string,
    @Body() request: TakeStepRequest,
  ): Promise<DisputeResponse> {
    return DisputeResponse.of(await this.disputes.take(id, request));
  }

  /** Lists the money that disputes moved, newest first. The movements of each step add up to zero. */
  @Get('dispute-movements')
  @ListOf(DisputeMovementResponse, 'The movements.', 'amount')
  listDisputeMovements(@Query() { party, from, to, ...page }: ListMovementsRequest): ListReply {
    return new ListReply(this.disputes.movements({ party, from, to }), page);
  }

  /** Lists the reasons for a chargeback of each brand, with their time limits. */
  @Get('dispute-reasons')
  @ApiOkResponse({ type: DisputeReasonResponse, isArray: true, description: 'The reasons.' })
  listDisputeReasons(@Query() { brand }: ListReasonsRequest): DisputeReasonResponse[] {
    return DISPUTE_REASONS.filter((each) => brand === undefined || each.brand === brand).map(
      (reason) => DisputeReasonResponse.of(reason),
    );
  }
}
