import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { currentContext, type JsonList } from '#libs/http';
import { RequestInvalid, toCents, type Violation } from '#libs/kernel';
import { readRequest } from '#libs/schema';
import { MessageLog } from '../messages/message-log.repository';
import { type Participant } from './participant';
import {
  participantRequest,
  participantChangeRequest,
  type ParticipantRequest,
  type ParticipantChangeRequest,
} from './participant.request';
import { ParticipantExists, ParticipantNotFound } from './participant.errors';
import { ParticipantDetailsResponse, ParticipantResponse } from './participant.response';
import { ParticipantDirectory, type NewParticipant } from './participant-directory';
import { ParticipantRepository, type ParticipantChange } from './participant.repository';

/** Registers and changes participants. */
@Injectable()
export class ParticipantsService {
  constructor(
    private readonly directory: ParticipantDirectory,
    private readonly participants: ParticipantRepository,
    private readonly messages: MessageLog,
  ) {}

  /** The participants by ISPB. */
  list(): JsonList {
    return this.participants.list((participant) =>
      JSON.stringify(ParticipantResponse.of(participant)),
    );
  }

  async find(ispb: string): Promise<ParticipantDetailsResponse> {
    const participant = await this.stored(ispb);
    const waitingMessages = await this.messages.waiting(ispb);
    return ParticipantDetailsResponse.of(participant, waitingMessages);
  }

  /** @throws ParticipantNotFound */
  async stored(ispb: string): Promise<Participant> {
    const participant = (await this.directory.find([ispb])).get(ispb);
    if (participant === undefined) throw new ParticipantNotFound(ispb, currentContext().sandbox);
    return participant;
  }

  async create(sent: object | undefined): Promise<ParticipantResponse> {
    const body = readRequest(participantRequest, sent ?? {});
    const { ispb, balance = toCents(0) } = body;
    refuse([...wrongOfKind(body), ...(await this.wrongSettlementAgent(body))]);
    const created = await this.directory.create(participantOf(body), balance);
    if (created === undefined) throw new ParticipantExists(ispb);
    audit('create participant', ispb);
    return ParticipantResponse.of(created);
  }

  async change(ispb: string, sent: object | undefined): Promise<ParticipantResponse> {
    const body = readRequest(participantChangeRequest, sent ?? {});
    const before = await this.stored(ispb);
    refuse([...wrongChange(before, body), ...(await this.wrongSettlementAgent({ ...body, ispb }))]);
    const changed = await this.directory.change(ispb, changeOf(body));
    if (changed === undefined) throw new ParticipantNotFound(ispb, currentContext().sandbox);
    audit('change participant', ispb);
    return ParticipantResponse.of(changed);
  }

  /** The result stays valid, because participants are never removed and their kinds never change. */
  private async wrongSettlementAgent(body: {
    readonly ispb: string;
    readonly settlementAgent?: string | undefined;
  }): Promise<Violation[]> {
    const { ispb, settlementAgent } = body;
    if (settlementAgent === undefined) return [];
    if (settlementAgent === ispb) return [at('/settlementAgent', 'Must be another participant.')];
    const found = (await this.directory.find([settlementAgent])).get(settlementAgent);
    if (found === undefined)
      return [at('/settlementAgent', `${settlementAgent} is not a participant.`)];
    return found.kind === 'INDIRECT'
      ? [
          at(
            '/settlementAgent',
            `Participant ${settlementAgent} is indirect, so it cannot settle for others.`,
          ),
        ]
      : [];
  }
}

function wrongOfKind({ kind, settlementAgent, balance }: ParticipantRequest): Violation[] {
  if (kind !== 'INDIRECT') {
    return settlementAgent === undefined
      ? []
      : [
          at(
            '/settlementAgent',
            'Only an indirect participant has a settlement agent: set kind to INDIRECT.',
          ),
        ];
  }
  return [
    ...(settlementAgent === undefined
      ? [at('/settlementAgent', 'Is missing; an indirect participant needs a settlement agent.')]
      : []),
    ...(balance === undefined
      ? []
      : [at('/balance', 'An indirect participant has no Conta PI: leave the balance out.')]),
  ];
}

function wrongChange({ kind }: Participant, body: ParticipantChangeRequest): Violation[] {
  return [
    ...(body.settlementAgent !== undefined && kind !== 'INDIRECT'
      ? [
          at(
            '/settlementAgent',
            `Only an indirect participant has a settlement agent, and this one is ${kind}.`,
          ),
        ]
      : []),
    ...(body.player === 'CLIENT' && kind === 'VIRTUAL'
      ? [at('/player', 'Must be SIMULATOR: only the simulator plays a virtual participant.')]
      : []),
  ];
}

/** The members that were sent. */
function changeOf({ settlementAgent, ...body }: ParticipantChangeRequest): ParticipantChange {
  const members = Object.entries({ ...body, settlementAgent });
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

function at(pointer: string, detail: string): Violation {
  return { pointer, detail };
}

function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new RequestInvalid(violations);
}

function participantOf(body: ParticipantRequest): NewParticipant {
  const { ispb, name = `Participante ${ispb}`, kind = 'DIRECT' } = body;
  const { status = 'ACTIVE', player = 'SIMULATOR', sendBlocked = false } = body;
  const { settlementAgent = null, answer = null, certificate = null } = body;
  const profile = { ispb, name, kind, settlementAgent, status, player, sendBlocked };
  return { ...profile, answer, certificate };
}
