import { Injectable } from '@nestjs/common';
import { extendedEntryOf } from '../keys/official-entry';
import { DictRefusal } from '../official/dict-refusal';
import { type CallOf, type ResultOf } from '../operations/operation';
import { Participants } from '../participants/participants';
import { EntriesByCid } from './entry-of-cid.repository';

const CID = /^[0-9a-f]{64}$/;

/** Finds entries by their CIDs. */
@Injectable()
export class EntryOfCidService {
  constructor(
    private readonly entries: EntriesByCid,
    private readonly participants: Participants,
  ) {}

  /** Only entries of the participant, or of indirect participants that it represents, are found. */
  async find(
    { participant }: CallOf<'getEntryByCid'>,
    text: string,
  ): Promise<ResultOf<'getEntryByCid'>> {
    const cid = text.toLowerCase();
    if (!CID.test(cid)) {
      const reason = 'Must be a CID: 64 hexadecimal digits.';
      const value = text.slice(0, 100);
      throw new DictRefusal('BadRequest', `Cid: ${reason}`, [{ reason, value, property: 'Cid' }]);
    }
    const holders = await this.participants.allOf(participant, true);
    const found = await this.entries.find(holders, cid);
    if (found === undefined) {
      const detail = `Participant ${participant} has no active entry with this CID.`;
      throw new DictRefusal('NotFound', detail);
    }
    const { key, openClaimCreatedAt } = found;
    return {
      Cid: key.cid,
      Entry: extendedEntryOf(key, openClaimCreatedAt),
      RequestId: key.requestId ?? key.id,
    };
  }
}
