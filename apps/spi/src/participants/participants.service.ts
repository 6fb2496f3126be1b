import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { RequestInvalid, toCents, type Violation } from '#libs/kernel';
import { currentContext, type JsonList } from '#libs/platform';
import { MessageLog } from '../messages/message-log.repository';
import { type Participant } from './participant';
import {
  participantBody,
  participantChangeBody,
  readBody,
  type ParticipantBody,
  type ParticipantChangeBody,
} from './participant.body';
import { ParticipantExists, ParticipantNotFound } from './participant.errors';
import { ParticipantDetailsResponse, ParticipantResponse } from './participant.response';
import {
  ParticipantDirectory,
  type NewParticipant,
  type ParticipantChange,
} from './participant-directory.repository';

/** Registers and changes participants. */
@Injectable()
export class ParticipantsService {
  constructor(
    private readonly directory: ParticipantDirectory,
    private readonly messages: MessageLog,
  ) {}

  /** The participants by ISPB. */
  list(): JsonList {
    return this.directory.list((participant) =>
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
    const body = readBody(participantBody, sent);
    const { ispb, balance = toCents(0) } = body;
    refuse([...wrongOfKind(body), ...(await this.wrongSettler(body))]);
    if (!(await this.directory.create(participantOf(body), balance)))
      throw new ParticipantExists(ispb);
    audit('create participant', ispb);
    return ParticipantResponse.of(await this.stored(ispb));
  }

  async change(ispb: string, sent: object | undefined): Promise<ParticipantResponse> {
    const body = readBody(participantChangeBody, sent);
    const before = await this.stored(ispb);
    refuse([...wrongChange(before, body), ...(await this.wrongSettler({ ...body, ispb }))]);
    const changed = await this.directory.change(ispb, changeOf(body));
    if (changed === undefined) throw new ParticipantNotFound(ispb, currentContext().sandbox);
    audit('change participant', ispb);
    return ParticipantResponse.of(changed);
  }

  /** Participants are never removed, and their kinds never change: this stays right. */
  private async wrongSettler(body: {
    readonly ispb: string;
    readonly settler?: string | undefined;
  }): Promise<Violation[]> {
    const { ispb, settler } = body;
    if (settler === undefined) return [];
    if (settler === ispb) return [at('/settler', 'Must be another participant.')];
    const found = (await this.directory.find([settler])).get(settler);
    if (found === undefined) return [at('/settler', `${settler} is not a participant.`)];
    return found.kind === 'INDIRECT'
      ? [at('/settler', `${settler} is indirect, so it cannot settle for others.`)]
      : [];
  }
}

function wrongOfKind({ kind, settler, balance }: ParticipantBody): Violation[] {
  if (kind !== 'INDIRECT') {
    return settler === undefined
      ? []
      : [at('/settler', 'Only an indirect participant has a settler: set kind to INDIRECT.')];
  }
  return [
    ...(settler === undefined
      ? [at('/settler', 'Is missing: an indirect participant needs a settler.')]
      : []),
    ...(balance === undefined
      ? []
      : [at('/balance', 'An indirect participant has no Conta PI: leave the balance out.')]),
  ];
}

function wrongChange({ kind }: Participant, body: ParticipantChangeBody): Violation[] {
  return [
    ...(body.settler !== undefined && kind !== 'INDIRECT'
      ? [at('/settler', `Only an indirect participant has a settler, and this one is ${kind}.`)]
      : []),
    ...(body.player === 'CLIENT' && kind === 'VIRTUAL'
      ? [at('/player', 'Must be SIMULATOR: only the simulator plays a virtual participant.')]
      : []),
  ];
}

/** The members that were sent. */
function changeOf(body: ParticipantChangeBody): ParticipantChange {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

function at(pointer: string, detail: string): Violation {
  return { pointer, detail };
}

function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new RequestInvalid(violations);
}

function participantOf(body: ParticipantBody): NewParticipant {
  const { ispb, name = `Participante ${ispb}`, kind = 'DIRECT', settler = null } = body;
  const { status = 'ACTIVE', player = 'SIMULATOR', sendBlocked = false } = body;
  const { answer = null, certificate = null } = body;
  return { ispb, name, kind, settler, status, player, sendBlocked, answer, certificate };
}
