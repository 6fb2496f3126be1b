import { Inject, Injectable, Optional } from '@nestjs/common';
import { LARGEST_PAGE, ListReport } from './list-report';
import { dictKeys } from './lists/dict-keys';
import { iso8583Transactions } from './lists/iso8583-transactions';
import { nfseInvoices } from './lists/nfse-invoices';
import { ratelimitUsage } from './lists/ratelimit-usage';
import { spiTransactions } from './lists/spi-transactions';
import { FileReconciliation } from './file-reconciliation/file-reconciliation';
import { ReconciliationItems } from './reconciliation/item.repository';
import { SpiReconciliation } from './reconciliation/spi-reconciliation';
import { type ReportType } from './report-type';
import { Iso8583Settlement } from './settlement/iso8583-settlement';
import { Siblings } from './siblings';
import { openfinanceStatement } from './statement/openfinance-statement';
import { spiStatement } from './statement/spi-statement';
import { StatementNumbers } from './statement/statement-numbers.repository';
import { StatementReport } from './statement/statement-report';
import { syntheticTransactions } from './synthetic/synthetic-transactions';

/** Injection token of the number of items per page of a service. Default: the largest page of the service. */
export const ITEMS_A_PAGE = Symbol('items a page');

/** The types of reports. */
@Injectable()
export class ReportTypes {
  readonly all: readonly ReportType[];
  private readonly byId: ReadonlyMap<string, ReportType>;

  constructor(
    siblings: Siblings,
    items: ReconciliationItems,
    numbers: StatementNumbers,
    reconciliation: FileReconciliation,
    @Optional() @Inject(ITEMS_A_PAGE) itemsAPage: number = LARGEST_PAGE,
  ) {
    const statements = { siblings, numbers, entriesAPage: itemsAPage };
    this.all = [
      syntheticTransactions,
      new ListReport(spiTransactions, siblings, itemsAPage),
      new ListReport(dictKeys, siblings, itemsAPage),
      new ListReport(iso8583Transactions, siblings, itemsAPage),
      new Iso8583Settlement(siblings, itemsAPage),
      new ListReport(nfseInvoices, siblings, itemsAPage),
      new ListReport(ratelimitUsage, siblings, itemsAPage),
      new StatementReport(openfinanceStatement, statements),
      new StatementReport(spiStatement, statements),
      new SpiReconciliation(siblings, items, itemsAPage),
      reconciliation,
    ];
    this.byId = new Map(this.all.map((type) => [type.id, type]));
  }

  /** The types for the documentation. They cannot be opened. */
  static described(): readonly ReportType[] {
    const nothing = undefined as never;
    const reconciliation = new FileReconciliation(nothing, nothing, nothing);
    return new ReportTypes(nothing, nothing, nothing, reconciliation).all;
  }

  find(id: string): ReportType | undefined {
    return this.byId.get(id);
  }
}
