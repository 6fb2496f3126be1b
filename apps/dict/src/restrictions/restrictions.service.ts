import { Inject, Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { newUuid, RequestInvalid, toIsoUtc, type Clock } from '#libs/kernel';
import { currentContext, type JsonList } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { readJson } from '#libs/schema';
import { type RestrictionSet } from './restriction';
import { EXAMPLE_RESTRICTION, restrictionBody, targetOf } from './restriction.body';
import { RestrictionExists, RestrictionNotFound, RestrictionsFull } from './restriction.errors';
import { RestrictionRepository } from './restriction.repository';
import { RestrictionResponse } from './restriction.response';

/** All restrictions of a sandbox are kept in memory, so their number has a limit. */
export const MAX_RESTRICTIONS = 10_000;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Restrictions by court orders or because of suspected fraud, which a tester sets.
 *
 * An operation takes the set before its atomic work begins; then each check is a look into memory:
 *
 *     const restrictions = await this.restrictions.current();
 *     refuse(restrictions.ofLookup(key)); // getEntry, if the key was found; such a lookup costs no tokens (400)
 *     refuse(restrictions.ofChange(keyValue)); // updateEntry, deleteEntry
 *     refuse(restrictions.ofNewOwner({ keyValue, taxId, account })); // createEntry, createClaim
 */
@Injectable()
export class Restrictions {
  constructor(
    private readonly repository: RestrictionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Those of the current sandbox. They are in memory, so this costs nothing. */
  current(): Promise<RestrictionSet> {
    return this.repository.current();
  }

  list(): JsonList {
    return this.repository.list((each) => JSON.stringify(RestrictionResponse.of(each)));
  }

  async create(sent: object | undefined): Promise<RestrictionResponse> {
    const read = readJson(restrictionBody, sent ?? {});
    if (!read.ok) throw new RequestInvalid(read.refusal.kept, read.refusal.omitted);
    if ((await this.repository.count()) >= MAX_RESTRICTIONS) {
      throw new RestrictionsFull(MAX_RESTRICTIONS);
    }
    const id = newUuid();
    const restriction = { id, ...targetOf(read.value), createdAt: toIsoUtc(this.clock.nowMs()) };
    const stored = await this.repository.create(restriction);
    if (stored !== id) throw new RestrictionExists(stored);
    audit('create restriction', id);
    return RestrictionResponse.of(restriction);
  }

  async delete(id: string): Promise<void> {
    const isDeleted = UUID.test(id) && (await this.repository.delete(id.toLowerCase()));
    // Every sandbox has the restriction of the documentation, until it is deleted, and again after it.
    if (!isDeleted && id !== EXAMPLE_RESTRICTION) {
      throw new RestrictionNotFound(id, currentContext().sandbox);
    }
    audit('delete restriction', id);
  }
}
