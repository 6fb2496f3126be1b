import { Inject, Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { currentContext, type JsonList } from '#libs/http';
import { newUuid, toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { readRequest } from '#libs/schema';
import { type RestrictionSet } from './restriction';
import { EXAMPLE_RESTRICTION, restrictionRequest, targetOf } from './restriction.request';
import { RestrictionExists, RestrictionNotFound, RestrictionsFull } from './restriction.errors';
import { RestrictionRepository } from './restriction.repository';
import { RestrictionResponse } from './restriction.response';

/** All restrictions of a sandbox are kept in memory, so their number has a limit. */
export const MAX_RESTRICTIONS = 10_000;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Restrictions by court orders or because of suspected fraud, which a tester sets.
 *
 * An operation gets the set before its transaction begins. After that, each check only reads memory:
 *
 *     const restrictions = await this.restrictions.current();
 *     refuse(restrictions.ofLookup(key)); // getEntry, if the key was found; such a lookup costs no tokens (400)
 *     refuse(restrictions.ofChange(keyValue)); // updateEntry, deleteEntry
 *     refuse(restrictions.ofNewOwner({ keyValue, taxId, account })); // createEntry, createClaim
 */
@Injectable()
export class RestrictionsService {
  constructor(
    private readonly repository: RestrictionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The restrictions of the current sandbox, from memory. */
  current(): Promise<RestrictionSet> {
    return this.repository.current();
  }

  list(): JsonList {
    return this.repository.list((each) => JSON.stringify(RestrictionResponse.of(each)));
  }

  async create(sent: object | undefined): Promise<RestrictionResponse> {
    const target = targetOf(readRequest(restrictionRequest, sent ?? {}));
    if ((await this.current()).size >= MAX_RESTRICTIONS) {
      throw new RestrictionsFull(MAX_RESTRICTIONS);
    }
    const id = newUuid();
    const restriction = { id, ...target, createdAt: toIsoUtc(this.clock.nowMs()) };
    const stored = await this.repository.create(restriction);
    if (stored !== id) throw new RestrictionExists(stored);
    audit('create restriction', id);
    return RestrictionResponse.of(restriction);
  }

  async delete(id: string): Promise<void> {
    const isDeleted = UUID.test(id) && (await this.repository.delete(id.toLowerCase()));
    // The restriction of the documentation can be deleted in every sandbox, and again and again.
    if (!isDeleted && id !== EXAMPLE_RESTRICTION) {
      throw new RestrictionNotFound(id, currentContext().sandbox);
    }
    audit('delete restriction', id);
  }
}
