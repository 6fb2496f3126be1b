import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiParam,
} from '@nestjs/swagger';
import { ServiceAdminController } from '#libs/control';
import { ListReply, PageRequest } from '#libs/http';
import { ApiProblem, documentSchema, ListOf, NewIds, TakesJson } from '#libs/openapi';
import { participantRequest, participantChangeRequest } from './participant.request';
import { ParticipantsService } from './participants.service';
import { ParticipantExists, ParticipantNotFound, ParticipantsFull } from './participant.errors';
import { MAX_PARTICIPANTS } from './participant.repository';
import { ParticipantResponse } from './participant.response';

const PARTICIPANT = documentSchema(
  'NewDictParticipant',
  () => participantRequest,
  () => ({
    large: {
      summary: 'A bank with the buckets of category A',
      value: { ispb: '10000001', name: 'Banco de Teste', category: 'A' },
    },
    indirect: {
      summary: 'An indirect participant with small buckets',
      value: { ispb: '20000002', name: 'Fintech', category: 'H', settlementAgent: '10000001' },
    },
  }),
);
const CHANGE = documentSchema(
  'DictParticipantChange',
  () => participantChangeRequest,
  () => ({
    small: { summary: 'The smallest buckets', value: { category: 'H' } },
    direct: { summary: 'Make it a direct participant again', value: { settlementAgent: null } },
  }),
);

const ISPB_PARAMETER = {
  name: 'ispb',
  description: 'The ISPB of the participant.',
  example: '10000001',
} as const;
const NOT_FOUND = [
  404,
  [new ParticipantNotFound('12345678', 'run-42')],
  'The ISPB is not registered in the sandbox.',
] as const;

@ServiceAdminController('/participants')
export class ParticipantsController {
  constructor(private readonly participants: ParticipantsService) {}

  /**
   * Registers a participant with its category, or with the participant that represents it.
   *
   * @remarks
   * Without a registration, any ISPB is a direct participant of the category `DICT_CATEGORY`. After a change of the category, the
   * buckets are full.
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

  /** Lists the registered participants in the order of their ISPBs. */
  @Get()
  @ListOf(ParticipantResponse, 'The registered participants.')
  listParticipants(@Query() page: PageRequest): ListReply {
    return new ListReply(this.participants.list(), page);
  }

  /** Returns a registered participant. */
  @Get(':ispb')
  @ApiParam(ISPB_PARAMETER)
  @ApiOkResponse({ type: ParticipantResponse, description: 'The participant.' })
  @ApiProblem(...NOT_FOUND)
  findParticipant(@Param('ispb') ispb: string): Promise<ParticipantResponse> {
    return this.participants.find(ispb);
  }

  /** Changes a participant. Absent members stay as they are, and null removes a category or a settlement agent. */
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

  /** Deletes the registration. After that, the ISPB is a direct participant of the default category. */
  @Delete(':ispb')
  @HttpCode(204)
  @ApiParam(ISPB_PARAMETER)
  @ApiNoContentResponse({ description: 'The registration was deleted.' })
  @ApiProblem(...NOT_FOUND)
  deleteParticipant(@Param('ispb') ispb: string): Promise<void> {
    return this.participants.delete(ispb);
  }
}
