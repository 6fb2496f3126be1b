import { Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { type Row } from '#libs/tabular';
import { ReportFilesService } from '../../files/report-files.service';
import { type FileEntries, type ReportFile } from '../../files/report-file';
import { LARGEST_PAGE } from '../list-report';
import { type Reading } from '../report-type';
import { acquirerTerms, Iso8583Settlement } from '../settlement/iso8583-settlement';
import { settlementColumns } from '../settlement/settlement-columns';
import { Siblings, type SiblingName } from '../siblings';
import { AccountPeriod } from '../statement/account-period';
import { bankAccount } from '../statement/bank-account';
import { contaPi } from '../statement/conta-pi';
import { SiblingLedger, type LedgerAddress } from '../statement/sibling-ledger';
import { type SideEntry } from './matched-entry';
import { type LedgerName, type ReconciliationParameters } from './parameters';
import { instantsOf, type ReconciledDays } from './reconciled-days';

/** One side of a reconciliation. */
export interface LedgerSide {
  /** The ids that its entries have. */
  readonly ids: readonly ('endToEndId' | 'nsu')[];
  pages(): AsyncIterable<readonly SideEntry[]>;
  /** Fails if the side has changed since it was opened. */
  check(): Promise<void>;
}

type Open = (
  asked: ReconciliationParameters,
  days: ReconciledDays,
  reading: Reading,
) => Promise<LedgerSide>;

/** Opens what a file is compared with. The first page of a sibling is read at once, so that a missing one fails early. */
@Injectable()
export class LedgerSides {
  private readonly byName: Readonly<Record<LedgerName, Open>> = {
    'openfinance.statement': ({ accountId = '' }, days, reading) =>
      this.account('openfinance', bankAccount(accountId), days, reading),
    'spi.statement': ({ ispb = '' }, days, reading) =>
      this.account('spi', contaPi(ispb), days, reading),
    'iso8583.settlement': ({ terms }, _, reading) => this.settlement(terms, reading),
    file: async ({ otherFile = '' }) => {
      const { file, entries } = await this.files.open('otherFile', otherFile);
      return sideOfFile(file, entries);
    },
  };

  constructor(
    private readonly siblings: Siblings,
    private readonly files: ReportFilesService,
  ) {}

  open(
    asked: ReconciliationParameters,
    days: ReconciledDays,
    reading: Reading,
  ): Promise<LedgerSide> {
    return this.byName[asked.with](asked, days, reading);
  }

  private async account(
    sibling: SiblingName,
    address: LedgerAddress,
    days: ReconciledDays,
    { signal, snapshotAtMs }: Reading,
  ): Promise<LedgerSide> {
    const options = { pageSize: LARGEST_PAGE, signal };
    const ledger = new SiblingLedger(this.siblings.get(sibling), address, options);
    const period = await AccountPeriod.open(ledger, instantsOf(days, snapshotAtMs));
    return {
      ids: ['endToEndId'],
      pages: () => accountEntries(period),
      check: () => period.check(),
    };
  }

  /** All sales are read, because the payments of a day can be of sales of the year before. */
  private async settlement(
    terms: ReconciliationParameters['terms'],
    reading: Reading,
  ): Promise<LedgerSide> {
    const settlement = new Iso8583Settlement(this.siblings);
    const asked = { ...(terms ?? acquirerTerms.parse({})), records: 'receivables' as const };
    const source = await settlement.open(asked, reading);
    return {
      ids: ['nsu'],
      pages: () => settlementEntries(source.pages()),
      check: () => Promise.resolve(),
    };
  }
}

export function sideOfFile(file: ReportFile, entries: () => FileEntries): LedgerSide {
  const ids = [
    ...(file.endToEndIds > 0 ? (['endToEndId'] as const) : []),
    ...(file.nsus > 0 ? (['nsu'] as const) : []),
  ];
  return { ids, pages: entries, check: () => Promise.resolve() };
}

async function* accountEntries(period: AccountPeriod): AsyncGenerator<readonly SideEntry[]> {
  for await (const page of period.entries()) {
    yield page.map(({ bookedAtMs, cents, endToEndId, serviceId }) => ({
      ...{ day: brasiliaDate(bookedAtMs), cents, endToEndId },
      ...{ nsu: undefined, reference: serviceId },
    }));
  }
}

const COLUMNS = ['paymentDate', 'paid', 'nsu', 'saleId'].map((name) =>
  settlementColumns.findIndex((column) => column.name === name),
) as [number, number, number, number];

/** What is paid of each installment. */
async function* settlementEntries(
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly SideEntry[]> {
  const [day, paid, nsu, sale] = COLUMNS;
  for await (const page of pages) {
    yield page.map((row) => ({
      ...{ day: String(row[day]), cents: Number(row[paid]) },
      ...{ endToEndId: undefined, nsu: textOf(row[nsu]), reference: textOf(row[sale]) },
    }));
  }
}

function textOf(cell: Row[number] | undefined): string | undefined {
  return typeof cell === 'string' && cell !== '' ? cell : undefined;
}
