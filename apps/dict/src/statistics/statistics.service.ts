import { Inject, Injectable } from '@nestjs/common';
import { type KeyType } from '#libs/brazil';
import { CONFIG } from '#libs/config';
import { type KeyStatistics, type PersonStatistics } from '#libs/dict-api';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { CLOCK } from '#libs/sandbox';
import { type DictConfig } from '../config';
import { ownerTaxIdOf } from '../keys/official-entry';
import { Transfers } from '../transfers/transfers';
import { keyStatistics, personStatistics } from './counts';
import { StatisticsRepository, type CountedPeriods } from './statistics.repository';
import { SETTLEMENTS_SINCE, statisticsWindows } from './windows';

/** The statistics of an entry. */
export interface EntryStatistics {
  readonly OwnerStatistics: PersonStatistics;
  readonly KeyStatistics: KeyStatistics;
}

/** The statistics of persons and keys. */
@Injectable()
export class StatisticsService {
  constructor(
    private readonly counting: StatisticsRepository,
    private readonly transfers: Transfers,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: DictConfig,
  ) {}

  /** All counts of an unknown person are 0. @param taxId CPF or CNPJ */
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

  /** The windows, and the watermark: the present time minus `DICT_STATISTICS_LAG`. Later events do not count. */
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
