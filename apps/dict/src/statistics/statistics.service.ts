import { Inject, Injectable } from '@nestjs/common';
import { type KeyType } from '#libs/brazil';
import { type KeyStatistics, type PersonStatistics } from '#libs/dict-api';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CONFIG } from '#libs/platform';
import { CLOCK } from '#libs/sandbox';
import { type DictConfig } from '../config';
import { ownerTaxIdOf } from '../keys/official-entry';
import { Transfers } from '../transfers/transfers.service';
import { keyStatistics, personStatistics } from './counts';
import { StatisticsRepository, type CountedPeriods } from './statistics.repository';
import { SETTLEMENTS_SINCE, statisticsWindows } from './windows';

/** The statistics of an entry. */
export interface EntryStatistics {
  readonly OwnerStatistics: PersonStatistics;
  readonly KeyStatistics: KeyStatistics;
}

/** What happened in the sandbox, counted by person and by key. */
@Injectable()
export class Statistics {
  constructor(
    private readonly counting: StatisticsRepository,
    private readonly transfers: Transfers,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  /** @param taxId CPF or CNPJ; of nobody who is known, all counts are 0 */
  async ofPerson(taxId: string): Promise<PersonStatistics> {
    const { periods, watermark } = this.now();
    await this.transfers.sync();
    return personStatistics(await this.counting.ofPerson(taxId, periods), watermark);
  }

  async ofKey(keyType: KeyType, keyValue: string): Promise<KeyStatistics> {
    const { periods, watermark } = this.now();
    await this.transfers.sync();
    return keyStatistics(await this.counting.ofKey(keyType, keyValue, periods), watermark);
  }

  /** The statistics of an active key and of its owner; undefined if the key has no entry. */
  async ofEntry(keyType: KeyType, keyValue: string): Promise<EntryStatistics | undefined> {
    const key = await this.counting.findKey(keyType, keyValue);
    if (key === undefined) return undefined;
    const [OwnerStatistics, KeyStatistics] = await Promise.all([
      this.ofPerson(ownerTaxIdOf(key)),
      this.ofKey(keyType, keyValue),
    ]);
    return { OwnerStatistics, KeyStatistics };
  }

  /** Events count up to the watermark, which is now unless `DICT_STATISTICS_LAG` says otherwise. */
  private now(): { readonly periods: CountedPeriods; readonly watermark: string } {
    const nowMs = this.clock.nowMs();
    const lagMs = this.config.statisticsLagMs;
    return {
      periods: {
        settlements: statisticsWindows(nowMs, lagMs, SETTLEMENTS_SINCE),
        others: statisticsWindows(nowMs, lagMs),
      },
      watermark: toIsoUtc(nowMs - lagMs),
    };
  }
}
