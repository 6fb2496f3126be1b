import { Inject, Injectable } from '@nestjs/common';
import { isIspb } from '#libs/brazil';
import { audit } from '#libs/control';
import { RequestInvalid, toIsoUtc, type Clock } from '#libs/kernel';
import { CONFIG, currentContext, type JsonList } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { type DictConfig } from '../config';
import { settlerRefusal, type DictParticipant, type ParticipantChange } from './participant';
import { participantBody, participantChangeBody, readBody } from './participant.body';
import { ParticipantExists, ParticipantNotFound, ParticipantsFull } from './participant.errors';
import { MAX_PARTICIPANTS, ParticipantRepository } from './participant.repository';
import { ParticipantResponse } from './participant.response';

/** Registers, changes and deletes participants for a tester. */
@Injectable()
export class ParticipantControl {
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
    const body = readBody(participantBody, sent);
    const { ispb, name = `Participante ${ispb}`, category = null, settler = null } = body;
    await this.checkSettler(ispb, settler);
    if ((await this.repository.registry()).size >= MAX_PARTICIPANTS) {
      throw new ParticipantsFull(MAX_PARTICIPANTS);
    }
    const createdAt = toIsoUtc(this.clock.nowMs());
    const participant = { ispb, name, category, settler, createdAt };
    if (!(await this.repository.create(participant))) throw new ParticipantExists(ispb);
    audit('create participant', ispb);
    return this.shown(participant);
  }

  async change(ispb: string, sent: object | undefined): Promise<ParticipantResponse> {
    const body = readBody(participantChangeBody, sent);
    await this.checkSettler(ispb, body.settler ?? null);
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

  /** Two changes at the same moment can still make a chain of settlers. Then only its first step counts. */
  private async checkSettler(ispb: string, settler: string | null): Promise<void> {
    if (settler === null) return;
    const detail = settlerRefusal(await this.repository.registry(), ispb, settler);
    if (detail !== undefined) throw new RequestInvalid([{ pointer: '/settler', detail }]);
  }

  private shown(participant: DictParticipant): ParticipantResponse {
    return ParticipantResponse.of(participant, this.config.category);
  }
}

function notFound(ispb: string): ParticipantNotFound {
  return new ParticipantNotFound(ispb, currentContext().sandbox);
}
