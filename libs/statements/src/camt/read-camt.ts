import { type Cents, MAX_VIOLATIONS, toCents } from '#libs/kernel';
import { childrenNamed, readXml, type XmlElement, type XmlLimits } from '#libs/xml';
import { type FindingSink, readLeniently } from '#libs/xml-tables';
import { type CamtBalance, type CamtEntry, type CamtTransaction } from './document';
import {
  CAMT_MESSAGES,
  CAMT_VERSIONS,
  type CamtMessage,
  type CamtVersion,
  MESSAGE_DESCRIPTIONS,
  namespaceOf,
} from './messages';
import { camtTables } from './tables';

/** A camt.052, 053 or 054 that was read. */
export interface CamtFile {
  /** Undefined, with a finding, if the namespace is none of them. */
  readonly message: CamtMessage | undefined;
  readonly version: CamtVersion | undefined;
  readonly statements: readonly CamtStatement[];
  /** The first 100. */
  readonly findings: readonly CamtFinding[];
}

/** Something that is missing or not valid, and its place. */
export interface CamtFinding {
  readonly element: string;
  readonly line: number | undefined;
  readonly detail: string;
}

export interface CamtStatement {
  readonly id: string | undefined;
  readonly accountId: string | undefined;
  readonly currency: string | undefined;
  readonly balances: readonly ReadBalance[];
  readonly entries: readonly ReadEntry[];
  /** NbOfNtries of all entries. */
  readonly entryCount: number | undefined;
}

export interface ReadBalance {
  readonly code: string;
  /** Negative if the holder owes it. */
  readonly cents: Cents;
  readonly day: string | undefined;
}

/** An entry with its transactions: one, or those of a batch, or none. */
export interface ReadEntry {
  readonly line: number | undefined;
  /** Negative if the account was debited. */
  readonly cents: Cents;
  readonly bookingDay: string | undefined;
  readonly valueDay: string | undefined;
  readonly reference: string | undefined;
  readonly family: string | undefined;
  readonly subfamily: string | undefined;
  readonly category: string | undefined;
  readonly description: string | undefined;
  readonly transactions: readonly Partial<CamtTransaction>[];
}

/** Some 25,000 entries. */
const LIMITS: XmlLimits = { maxDepth: 64, maxElements: 1_000_000 };

/**
 * Reads the balances and entries of a camt.052, 053 or 054 in version 02 or 08. Elements that the tables do not have are skipped. An
 * entry without an amount is left out.
 *
 * @throws XmlError if the document is not well-formed or too large
 */
export function readCamt(bytes: Uint8Array, limits = LIMITS): CamtFile {
  const root = readXml(bytes, limits);
  const findings = new Findings();
  const [message, version] = KINDS.get(root.namespace) ?? [];
  if (message === undefined || version === undefined) {
    const known = [...KINDS.keys()].join(', ');
    findings.structure(root.name, root.line, `The namespace must be one of ${known}.`);
    return { message, version, statements: [], findings: findings.kept };
  }
  const { element, record } = MESSAGE_DESCRIPTIONS[message];
  const records = childrenNamed(root, element).flatMap((body) => childrenNamed(body, record));
  if (records.length === 0) {
    findings.structure(`Document/${element}/${record}`, root.line, 'Is missing.');
  }
  const reader = new RecordReader(camtTables(message, version), `Document/${element}`, findings);
  const statements = records.map((found, index) =>
    reader.read(found, `${record}[${String(index + 1)}]`),
  );
  return { message, version, statements, findings: findings.kept };
}

const KINDS: ReadonlyMap<string, readonly [CamtMessage, CamtVersion]> = new Map(
  CAMT_MESSAGES.flatMap((message) =>
    CAMT_VERSIONS.map((version) => [namespaceOf(message, version), [message, version]]),
  ),
);

class Findings implements Pick<FindingSink, 'structure'> {
  readonly kept: CamtFinding[] = [];

  structure(element: string, line: number | undefined, detail: string): void {
    if (this.kept.length < MAX_VIOLATIONS) this.kept.push({ element, line, detail });
  }
}

class RecordReader {
  constructor(
    private readonly tables: ReturnType<typeof camtTables>,
    private readonly path: string,
    private readonly findings: Findings,
  ) {}

  read(record: XmlElement, name: string): CamtStatement {
    const path = `${this.path}/${name}`;
    const head = readLeniently(record, this.tables.head, path, this.findings);
    return {
      id: head.id,
      accountId: head.accountId,
      currency: head.currency,
      balances: childrenNamed(record, 'Bal').flatMap((found, index) =>
        this.balance(found, `${path}/Bal[${String(index + 1)}]`),
      ),
      entries: childrenNamed(record, 'Ntry').flatMap((found, index) =>
        this.entry(found, `${path}/Ntry[${String(index + 1)}]`),
      ),
      entryCount: head.entryCount === undefined ? undefined : Number(head.entryCount),
    };
  }

  private balance(element: XmlElement, path: string): readonly ReadBalance[] {
    const balance = readLeniently(element, this.tables.balance, path, this.findings);
    const cents = signed(balance);
    if (balance.code === undefined || cents === undefined) return [];
    return [{ code: balance.code, cents, day: balance.day ?? balance.time?.slice(0, DAY) }];
  }

  private entry(element: XmlElement, path: string): readonly ReadEntry[] {
    const entry = readLeniently(element, this.tables.entryHead, path, this.findings);
    const cents = signed(entry);
    if (cents === undefined) return [];
    return [
      {
        line: element.line,
        cents,
        bookingDay: entry.bookingDay ?? entry.bookingTime?.slice(0, DAY),
        valueDay: entry.valueDay ?? entry.valueTime?.slice(0, DAY),
        reference: entry.reference,
        family: entry.family,
        subfamily: entry.subfamily,
        category: entry.category,
        description: entry.description,
        transactions: this.transactions(element, path),
      },
    ];
  }

  private transactions(entry: XmlElement, path: string): readonly Partial<CamtTransaction>[] {
    const found = childrenNamed(entry, 'NtryDtls').flatMap((details) =>
      childrenNamed(details, 'TxDtls'),
    );
    return found.map((element, index) =>
      readLeniently(
        element,
        this.tables.transaction,
        `${path}/NtryDtls/TxDtls[${String(index + 1)}]`,
        this.findings,
      ),
    );
  }
}

/** The length of a day in a date or a time. */
const DAY = 10;

function signed({
  amount,
  direction,
}: Partial<Pick<CamtBalance | CamtEntry, 'amount' | 'direction'>>): Cents | undefined {
  if (amount === undefined || direction === undefined) return undefined;
  return direction === 'DBIT' ? toCents(0 - amount) : amount;
}
