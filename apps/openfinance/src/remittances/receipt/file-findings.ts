import { type RemittanceFinding } from '#libs/cnab240';
import { MAX_VIOLATIONS, ViolationList } from '#libs/kernel';
import { positionsOf, type StoredFinding } from '../remittance';

/**
 * Findings of a payment that refuse the whole file: its records cannot be told apart, or the total of its lot cannot be
 * checked. All others refuse only the payment.
 */
const STRUCTURE: ReadonlySet<string> = new Set(['AA', 'AH', 'AI', 'AR']);

/** The findings of a file that is arriving: those that refuse it, and those that refuse only a payment. */
export class FileFindings {
  /** Those that refuse the file. */
  readonly refusals = new ViolationList();
  private readonly kept: StoredFinding[] = [];
  private total = 0;

  /** The first findings that refuse only a payment. */
  get ofPayments(): readonly StoredFinding[] {
    return this.kept;
  }

  get countOfPayments(): number {
    return this.total;
  }

  refuse({ line, from, to, field, occurrence, detail }: StoredFinding): void {
    const word = from === to ? 'position' : 'positions';
    const where = `Line ${String(line)}, ${word} ${positionsOf({ from, to })}, ${field}`;
    this.refusals.add(`/lines/${String(line)}/${field}`, `${where}: ${detail} (${occurrence})`);
  }

  refuseAll(findings: readonly RemittanceFinding[]): void {
    for (const finding of findings) this.refuse(storedFinding(finding));
  }

  /** @returns the occurrences that refuse only the payment */
  addOfPayment(findings: readonly RemittanceFinding[]): readonly string[] {
    for (const finding of findings) {
      if (STRUCTURE.has(finding.code)) this.refuse(storedFinding(finding));
      else this.keep(storedFinding(finding));
    }
    return findings.map(({ code }) => code);
  }

  private keep(finding: StoredFinding): void {
    this.total += 1;
    if (this.kept.length < MAX_VIOLATIONS) this.kept.push(finding);
  }
}

/** A finding as it is stored and shown. */
export function storedFinding({
  line,
  from,
  to,
  field,
  code,
  detail,
}: RemittanceFinding): StoredFinding {
  return { line, from, to, field, occurrence: code, detail };
}
