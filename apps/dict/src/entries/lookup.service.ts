import { Injectable } from '@nestjs/common';
import { reply, type BodyReply } from '#libs/http';
import type { Request } from 'express';
import { type DictKey } from '../keys/dict-key';
import { extendedEntryOf, ownerTaxIdOf } from '../keys/official-entry';
import { DictRefusal, refusalOf } from '../official/dict-refusal';
import { type CallOf, type ResultOf } from '../operations/operation';
import { Buckets } from '../policies/buckets';
import { RestrictionsService } from '../restrictions/restrictions.service';
import { StatisticsService } from '../statistics/statistics.service';
import { EntriesRepository } from './entries.repository';
import { entryNotFound, soughtKey } from './entries.service';

const PAYER_ID = /^(?:[0-9]{11}|[0-9]{14})$/;
const END_TO_END_ID = /^E[0-9A-Z]{8}[0-9]{12}[0-9A-Za-z]{11}$/;

/** The time for which a client can cache a response about a legal person, in seconds (operational manual 8, section 12). */
const CACHE_SEC = 180;

/** Looks up entries for payers. Each lookup counts on the anti-scan policies. */
@Injectable()
export class LookupService {
  constructor(
    private readonly entries: EntriesRepository,
    private readonly buckets: Buckets,
    private readonly statistics: StatisticsService,
    private readonly restrictions: RestrictionsService,
  ) {}

  async lookUp(
    call: CallOf<'getEntry'>,
    key: string,
    request: Request,
  ): Promise<BodyReply<ResultOf<'getEntry'>>> {
    const lookup = {
      payerId: header(request, 'PI-PayerId', PAYER_ID, 'a CPF of 11 digits or a CNPJ of 14 digits'),
      endToEndId: header(
        request,
        'PI-EndToEndId',
        END_TO_END_ID,
        'the EndToEndId of the payment: E, the ISPB, yyyyMMddHHmm and 11 letters or digits',
      ),
      ...soughtKey(key),
    };
    const found = await this.entries.find(lookup.keyType, lookup.keyValue);
    const refusal = await this.refusalFor(call.participant, found?.key);
    if (refusal !== undefined) {
      // 429 for an empty bucket has priority over the other errors. These cost no tokens.
      await this.buckets.checkLookup(call, lookup);
      throw refusal;
    }
    // The statistics are read before the count, because an internal error (500) must not cost a token.
    const statistics =
      found !== undefined && request.query['IncludeStatistics'] === 'true'
        ? await this.statisticsOf(found.key)
        : {};
    await this.buckets.countLookup(call, lookup, found?.key);
    if (found === undefined) throw entryNotFound();
    const Entry = extendedEntryOf(found.key, found.openClaimCreatedAt);
    const isLegal = Entry.Owner.Type === 'LEGAL_PERSON';
    const caching = isLegal ? `private, max-age=${String(CACHE_SEC)}` : 'no-store';
    return reply({ Entry, ...statistics }, { headers: { 'Cache-Control': caching } });
  }

  private async statisticsOf(key: DictKey) {
    const [OwnerStatistics, KeyStatistics] = await Promise.all([
      this.statistics.ofPerson(ownerTaxIdOf(key)),
      this.statistics.ofKey(key.keyType, key.keyValue),
    ]);
    return { OwnerStatistics, KeyStatistics };
  }

  private async refusalFor(
    participant: string,
    key: DictKey | undefined,
  ): Promise<DictRefusal | undefined> {
    if (key === undefined) return undefined;
    if (key.ispb === participant) return bookTransfer(participant);
    const restriction = (await this.restrictions.current()).ofLookup(key);
    return restriction && refusalOf(restriction);
  }
}

function header(request: Request, name: string, pattern: RegExp, expected: string): string {
  const value = request.headers[name.toLowerCase()];
  if (typeof value === 'string' && pattern.test(value)) return value;
  const given = typeof value === 'string' ? value.slice(0, 100) : undefined;
  const reason = `${given === undefined ? 'Is missing' : 'Is not valid'}. It must be ${expected}.`;
  throw new DictRefusal('BadRequest', `The header ${name}: ${reason}`, [
    { reason, property: name, ...(given === undefined ? {} : { value: given }) },
  ]);
}

function bookTransfer(participant: string): DictRefusal {
  return new DictRefusal(
    'EntryCannotBeQueriedForBookTransfer',
    `The key belongs to the requesting participant, ${participant}. A payment inside one participant needs no lookup.`,
  );
}
