import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '#libs/config';
import { type Category } from '#libs/dict-api';
import { type DictConfig } from '../config';
import { actsFor, representedBy } from './participant';
import { ParticipantRepository } from './participant.repository';

/** The participants of DICT. Any ISPB is a participant, and some are registered. */
@Injectable()
export class Participants {
  constructor(
    private readonly repository: ParticipantRepository,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  /** Whether a participant can make requests for another: itself, or an indirect participant that it represents. */
  async actsFor(holder: string, other: string): Promise<boolean> {
    return holder === other || actsFor(await this.repository.registry(), holder, other);
  }

  /** The ISPBs of the participant and, with `includeIndirect`, of the indirect participants that it represents. */
  async allOf(participant: string, includeIndirect: boolean): Promise<readonly string[]> {
    if (!includeIndirect) return [participant];
    return [participant, ...representedBy(await this.repository.registry(), participant)];
  }

  /** The category that decides the size of its buckets. */
  async categoryOf(participant: string): Promise<Category> {
    const registered = (await this.repository.registry()).get(participant);
    return registered?.category ?? this.config.category;
  }
}
