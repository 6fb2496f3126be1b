import { Injectable } from '@nestjs/common';
import { brasiliaDate } from '#libs/brazil';
import { type Column, type Row } from '#libs/tabular';
import { ReportFilesService } from '../../files/report-files.service';
import { type Control, type Reading, type ReportType, type Source } from '../report-type';
import { type Comparison, COMPARISON_RESULTS } from './comparison';
import { LedgerSides, type LedgerSide, sideOfFile } from './ledger-sides';
import { ListedTotals } from './listed-totals';
import { matchEntries } from './match-entries';
import {
  matchKeyOf,
  type MatchMember,
  type MatchRules,
  type Side,
  type SideEntry,
} from './matched-entry';
import { MatchedEntries } from './matched-entry.repository';
import { parameters, type ReconciliationParameters } from './parameters';
import { isNearDays, isWithinDays, type ReconciledDays, reconciledDays } from './reconciled-days';

const columns: readonly Column[] = [
  { name: 'result', type: 'text', description: `One of ${COMPARISON_RESULTS.join(', ')}.` },
  { name: 'endToEndId', type: 'text', description: 'The EndToEndId of the entry.' },
  { name: 'nsu', type: 'text', description: 'The NSU of the entry.' },
  { name: 'fileLine', type: 'integer', description: 'The line of the entry in the file.' },
  { name: 'fileReference', type: 'text', description: 'The id of the entry in the file.' },
  { name: 'fileDate', type: 'date', description: 'The day of the entry in the file.' },
  { name: 'fileAmount', type: 'money', description: 'The amount in the file.' },
  { name: 'ledgerReference', type: 'text', description: 'The id of the entry in the ledger.' },
  { name: 'ledgerDate', type: 'date', description: 'The day of the entry in the ledger.' },
  { name: 'ledgerAmount', type: 'money', description: 'The amount in the ledger.' },
  {
    name: 'difference',
    type: 'money',
    description: 'The amount in the file minus that in the ledger. A missing amount counts as 0.',
  },
];

/** Compares an uploaded file with a ledger. */
@Injectable()
export class FileReconciliation implements ReportType<ReconciliationParameters> {
  readonly id = 'reconciliation';
  readonly title = 'Reconciliation of a file with a ledger';
  readonly description =
    'Compares an uploaded file with the statement of an account, the settlement of card sales or another file: what is missing, ' +
    'doubled or different, in the order of the keys.';
  readonly parameters = parameters;
  readonly columns = columns;

  constructor(
    private readonly files: ReportFilesService,
    private readonly ledgers: LedgerSides,
    private readonly entries: MatchedEntries,
  ) {}

  async open(asked: ReconciliationParameters, reading: Reading): Promise<Source> {
    const { attempt, signal, snapshotAtMs } = reading;
    const { toleranceDays, differencesOnly } = asked;
    const { file, entries } = await this.files.open('file', asked.file);
    const today = brasiliaDate(snapshotAtMs);
    const days = reconciledDays(asked, file, { toleranceDays, today });
    const sides = {
      file: sideOfFile(file, entries),
      ledger: await this.ledgers.open(asked, days, reading),
    };
    const rules = { matchBy: asked.matchBy ?? matchByOf(sides), toleranceDays };
    const totals = new ListedTotals(differencesOnly);
    const { entries: stored } = this;
    const collect = (): Promise<void> => this.collect(sides, { rules, days, reading });
    async function* pages(): AsyncGenerator<readonly Row[]> {
      await collect();
      for await (const compared of matchEntries(stored.read(attempt), rules)) {
        signal.throwIfAborted();
        const rows = compared.filter((each) => totals.lists(each)).map(rowOf);
        if (rows.length > 0) yield rows;
      }
    }
    const control = async (): Promise<Control> => {
      await sides.ledger.check();
      return totals.control({
        file: await stored.total(attempt, 'file'),
        ledger: await stored.total(attempt, 'ledger'),
      });
    };
    return { rowsTotal: undefined, pages, control, close: () => stored.remove(attempt) };
  }

  /** Stores both sides. Entries of the days around the period can be counterparts. */
  private async collect(
    sides: Readonly<Record<Side, LedgerSide>>,
    { rules, days, reading }: { rules: MatchRules; days: ReconciledDays; reading: Reading },
  ): Promise<void> {
    const { attempt, signal } = reading;
    await this.entries.removeEarlier(attempt);
    for (const side of ['file', 'ledger'] as const) {
      let number = 0;
      for await (const page of sides[side].pages()) {
        signal.throwIfAborted();
        const near = page.filter(({ day }) => isNearDays(days, day));
        const entries = near.map((entry) => ({
          ...storedEntry(entry),
          ...{ attempt, side, number: (number += 1) },
          matchKey: matchKeyOf(entry, rules),
          isWithin: isWithinDays(days, entry.day),
        }));
        await this.entries.store(entries);
      }
    }
  }
}

function storedEntry({ day, cents, endToEndId, nsu, reference, line }: SideEntry) {
  return {
    ...{ day, cents, line: line ?? null },
    ...{ endToEndId: endToEndId ?? null, nsu: nsu ?? null, reference: reference ?? null },
  };
}

/** What both sides have. */
function matchByOf({ file, ledger }: Readonly<Record<Side, LedgerSide>>): readonly MatchMember[] {
  const id = (['endToEndId', 'nsu'] as const).find(
    (each) => file.ids.includes(each) && ledger.ids.includes(each),
  );
  return id === undefined ? ['amount', 'day'] : [id];
}

function rowOf({ result, file, ledger }: Comparison): Row {
  const [fileAmount, ledgerAmount] = [file?.cents ?? null, ledger?.cents ?? null];
  return [
    ...[result, file?.endToEndId ?? ledger?.endToEndId ?? null, file?.nsu ?? ledger?.nsu ?? null],
    ...[file?.line ?? null, file?.reference ?? null, file?.day ?? null, fileAmount],
    ...[ledger?.reference ?? null, ledger?.day ?? null, ledgerAmount],
    (fileAmount ?? 0) - (ledgerAmount ?? 0),
  ];
}
