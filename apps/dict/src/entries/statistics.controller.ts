import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TAX_ID } from '#libs/brazil';
import { entryNotFound, soughtKey } from './entries.service';
import { DictRefusal } from '../official/dict-refusal';
import { Operation, type ResultOf } from '../operations/operation';
import { StatisticsService } from '../statistics/statistics.service';

@ApiTags('statistics')
@Controller('api/v2')
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  /**
   * Returns the statistics of a person.
   *
   * @remarks
   * They count received payments, fraud markers, infraction reports, and accounts with keys. All counts of an unknown person
   * are 0.
   */
  @Get('persons/:TaxIdNumber/statistics')
  @Operation('getPersonStatistics')
  async getPersonStatistics(
    @Param('TaxIdNumber') taxId: string,
  ): Promise<ResultOf<'getPersonStatistics'>> {
    checkTaxId(taxId);
    return { TaxIdNumber: taxId, PersonStatistics: await this.statistics.ofPerson(taxId) };
  }

  /** Returns the statistics of a registered key and of its owner. */
  @Get('entries/:Key/statistics')
  @Operation('getEntryStatistics')
  async getEntryStatistics(@Param('Key') key: string): Promise<ResultOf<'getEntryStatistics'>> {
    const { keyType, keyValue } = soughtKey(key);
    const statistics = await this.statistics.ofEntry(keyType, keyValue);
    if (statistics === undefined) throw entryNotFound();
    return { Key: key, ...statistics };
  }
}

function checkTaxId(taxId: string): void {
  if (TAX_ID.test(taxId)) return;
  const value = taxId.slice(0, 40);
  const reason = 'Must be a CPF of 11 digits or a CNPJ of 14 characters, without punctuation.';
  throw new DictRefusal('BadRequest', `TaxIdNumber is ${value}. ${reason}`, [
    { reason, value, property: 'TaxIdNumber' },
  ]);
}
