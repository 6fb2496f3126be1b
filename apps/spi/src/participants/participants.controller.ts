import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ListReply, PageRequest } from '#libs/http';
import { ApiProblem, documentSchema, ListOf, NewIds, TakesJson } from '#libs/openapi';
import { participantRequest, participantChangeRequest } from './participant.request';
import { ParticipantExists, ParticipantNotFound, ParticipantsFull } from './participant.errors';
import { ParticipantDetailsResponse, ParticipantResponse } from './participant.response';
import { MAX_PARTICIPANTS } from './participant-directory';
import { ParticipantsService } from './participants.service';

const DIRECT = { ispb: '10000001', name: 'Banco de Teste', balance: '1000000.00' };
const PARTICIPANT = documentSchema(
  'NewParticipant',
  () => participantRequest,
  () => ({
    direct: { summary: 'A direct participant with R$ 1,000,000.00', value: DIRECT },
    indirect: {
      summary: 'An indirect participant',
      value: { ispb: '20000002', name: 'Fintech', kind: 'INDIRECT', settlementAgent: '99999003' },
    },
    refuses: {
      summary: 'A receiver that rejects every payment with AC03 after 5 seconds',
      value: {
        ispb: '30000003',
        answer: { decision: 'REJECT', reasonCode: 'AC03', delay: 'PT5S' },
      },
    },
  }),
);
const CHANGE = documentSchema(
  'ParticipantChange',
  () => participantChangeRequest,
  () => ({
    late: {
      summary: 'It accepts every payment after 2 seconds',
      value: { answer: { decision: 'ACCEPT', delay: 'PT2S' } },
    },
    blocked: { summary: 'Its payments are rejected with DS02', value: { sendBlocked: true } },
    normal: {
      summary: 'It works as usual again',
      value: { status: 'ACTIVE', sendBlocked: false, answer: null },
    },
  }),
);

export const ISPB_PARAMETER = {
  name: 'ispb',
  description: 'The ISPB of the participant.',
  example: '99999A04',
} as const;
export const NOT_FOUND = [
  404,
  [new ParticipantNotFound('12345678', 'run-42')],
  'The ISPB is not registered in the sandbox.',
] as const;

@ServiceAdminController('/participants')
export class ParticipantsController {
  constructor(private readonly participants: ParticipantsService) {}

  /**
   * Registers a participant of the SPI.
   *
   * @remarks
   * The simulator answers for it until it uses ICOM. Without `STRICT_PARTICIPANTS`, any ISPB that uses ICOM is registered
   * automatically, with the balance of `CONTA_PI_OPENING_BALANCE`.
   */
  @Post()
  @NewIds({ '10000001': 'digits' })
  @TakesJson()
  @ApiBody({ schema: PARTICIPANT })
  @ApiCreatedResponse({ type: ParticipantResponse, description: 'The participant.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The participant is not valid.')
  @ApiProblem(409, [new ParticipantExists('10000001')], 'The ISPB is already registered.')
  @ApiProblem(
    422,
    [new ParticipantsFull(MAX_PARTICIPANTS)],
    'The sandbox already has the maximum number of participants.',
  )
  createParticipant(@Body() body: object | undefined): Promise<ParticipantResponse> {
    return this.participants.create(body);
  }

  /** Lists the participants in the order of their ISPBs. */
  @Get()
  @ListOf(ParticipantResponse, 'The participants.')
  listParticipants(@Query() page: PageRequest): ListReply {
    return new ListReply(this.participants.list(), page);
  }

  /** Returns a participant with its balance and the number of messages that wait for it. */
  @Get(':ispb')
  @ApiParam(ISPB_PARAMETER)
  @ApiOkResponse({ type: ParticipantDetailsResponse, description: 'The participant.' })
  @ApiProblem(...NOT_FOUND)
  findParticipant(@Param('ispb') ispb: string): Promise<ParticipantDetailsResponse> {
    return this.participants.find(ispb);
  }

  /** Changes the given members of a participant. null removes an answer or a certificate. */
  @Patch(':ispb')
  @TakesJson()
  @ApiParam(ISPB_PARAMETER)
  @ApiBody({ schema: CHANGE })
  @ApiOkResponse({ type: ParticipantResponse, description: 'The participant after the change.' })
  @ApiProblem(400, ['REQUEST_INVALID'], 'The change is not valid.')
  @ApiProblem(...NOT_FOUND)
  changeParticipant(
    @Param('ispb') ispb: string,
    @Body() body: object | undefined,
  ): Promise<ParticipantResponse> {
    return this.participants.change(ispb, body);
  }
}
