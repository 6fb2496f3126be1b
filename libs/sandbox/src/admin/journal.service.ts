import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/platform';
import type { JournalEntry } from '../journal/journal-entry';
import { accepts, type JournalFilter, type StatusClass } from '../journal/journal-filter';
import { parseExpectations, verify, type VerifyReport } from '../journal/verify';
import { Sandboxes } from '../sandboxes';
import { ExpectationsInvalid } from './admin.errors';
import type { JournalRequest } from './admin.request';
import { audit } from './audit';

/** Looking into the journal of the sandbox that the request names, and judging it. */
@Injectable()
export class JournalService {
  constructor(private readonly sandboxes: Sandboxes) {}

  /** Newest first. */
  find(request: JournalRequest): JournalEntry[] {
    const filter = filterOf(request);
    return this.entries().filter((entry) => accepts(filter, entry));
  }

  verify(value: unknown): VerifyReport {
    const expectations = parseExpectations(value);
    if (!expectations.ok) throw new ExpectationsInvalid(expectations.refusal);
    return verify(expectations.value, this.entries());
  }

  clear(): void {
    const { sandbox } = currentContext();
    this.sandboxes.journal(sandbox).clear();
    audit('clear journal', sandbox);
  }

  private entries(): JournalEntry[] {
    return [...this.sandboxes.journal(currentContext().sandbox).list()];
  }
}

function filterOf({ status, ...rest }: JournalRequest): JournalFilter {
  const isClass = status?.endsWith('xx') === true;
  return { ...rest, status: isClass ? (status as StatusClass) : optionalNumber(status) };
}

function optionalNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
