import { Inject, Injectable } from '@nestjs/common';
import { isIspb } from '#libs/brazil';
import { CONFIG } from '#libs/config';
import { audit } from '#libs/control';
import { currentContext, type JsonList } from '#libs/http';
import { RequestInvalid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { readRequest } from '#libs/schema';
import { type DictConfig } from '../config';
import {
  settlementAgentRefusal,
  type DictParticipant,
  type ParticipantChange,
} from './participant';
import { participantRequest, participantChangeRequest } from './participant.request';
import { ParticipantExists, ParticipantNotFound, ParticipantsFull } from './participant.errors';
import { MAX_PARTICIPANTS, ParticipantRepository } from './participant.repository';
import { ParticipantResponse } from './participant.response';

/** Registers, changes and deletes participants for a tester. */
@Injectable()
export class ParticipantsService {
  constructor(
    private readonly repository: ParticipantRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  list(): JsonList {
    return this.repository.list((participant) => JSON.stringify(this.shown(participant)));
  }

  async find(ispb: string): Promise<ParticipantResponse> {
    const found = (await this.repository.registry()).get(ispb);
    if (found === undefined) throw notFound(ispb);
    return this.shown(found);
  }

  async create(sent: object | undefined): Promise<ParticipantResponse> {
    const body = readRequest(participantRequest, sent ?? {});
    const { ispb, name = `Participante ${ispb}`, category = null, settlementAgent = null } = body;
    await this.checkSettlementAgent(ispb, settlementAgent);
    if ((await this.repository.registry()).size >= MAX_PARTICIPANTS) {
      throw new ParticipantsFull(MAX_PARTICIPANTS);
    }
    const createdAt = toIsoUtc(this.clock.nowMs());
    const participant = { ispb, name, category, settlementAgent, createdAt };
    if (!(await this.repository.create(participant))) throw new ParticipantExists(ispb);
    audit('create participant', ispb);
    return this.shown(participant);
  }

  async change(ispb: string, sent: object | undefined): Promise<ParticipantResponse> {
    const body = readRequest(participantChangeRequest, sent ?? {});
    await this.checkSettlementAgent(ispb, body.settlementAgent ?? null);
    const members = Object.entries(body).filter(([, value]) => value !== undefined);
    const change: ParticipantChange = Object.fromEntries(members);
    const changed = isIspb(ispb) ? await this.repository.change(ispb, change) : undefined;
    if (changed === undefined) throw notFound(ispb);
    audit('change participant', ispb);
    return this.shown(changed);
  }

  async delete(ispb: string): Promise<void> {
    if (!isIspb(ispb) || !(await this.repository.delete(ispb))) throw notFound(ispb);
    audit('delete participant', ispb);
  }

  /** Two simultaneous changes can still make a chain of settlement agents. Then only the first settlement agent counts. */
  private async checkSettlementAgent(ispb: string, settlementAgent: string | null): Promise<void> {
    if (settlementAgent === null) return;
    const detail = settlementAgentRefusal(await this.repository.registry(), ispb, settlementAgent);
    if (detail !== undefined) throw new RequestInvalid([{ pointer: '/settlementAgent', detail }]);
  }

  private shown(participant: DictParticipant): ParticipantResponse {
    return ParticipantResponse.of(participant, this.config.category);
  }
}

function notFound(ispb: string): ParticipantNotFound {
  return new ParticipantNotFound(ispb, currentContext().sandbox);
}
