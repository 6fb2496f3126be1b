import { Injectable } from '@nestjs/common';
import { currentContext } from '#libs/platform';
import {
  type JournalEntry,
  accepts,
  type JournalFilter,
  type StatusClass,
  Journals,
  shownEntry,
  type ShownEntry,
  parseExpectations,
  verify,
  type VerifyReport,
} from '#libs/journal';
import { ExpectationsInvalid } from '../admin.errors';
import { type JournalRequest } from '../admin.request';
import { audit } from '../audit';

/** Lists, verifies and clears the journal of the sandbox of the request. */
@Injectable()
export class JournalService {
  constructor(private readonly journals: Journals) {}

  /** Lists the requests, newest first, with sensitive data masked. */
  list(request: JournalRequest): ShownEntry[] {
    return this.find(request).map(shownEntry);
  }

  count(request: JournalRequest): number {
    return this.find(request).length;
  }

  verify(value: unknown): VerifyReport {
    const expectations = parseExpectations(value);
    if (!expectations.ok) throw new ExpectationsInvalid(expectations.refusal);
    const { sandbox } = currentContext();
    return verify(expectations.value, {
      entries: [...this.journals.list(sandbox)],
      dropped: this.journals.dropped(sandbox),
      isOn: this.journals.isOn,
    });
  }

  clear(): void {
    const { sandbox } = currentContext();
    this.journals.clear(sandbox);
    audit('clear journal', sandbox);
  }

  private find(request: JournalRequest): JournalEntry[] {
    const filter = filterOf(request);
    const found: JournalEntry[] = [];
    for (const entry of this.journals.list(currentContext().sandbox)) {
      if (accepts(filter, entry)) found.push(entry);
    }
    return found;
  }
}

function filterOf({ status, correlationId, ...rest }: JournalRequest): JournalFilter {
  const isClass = status?.endsWith('xx') === true;
  const correlationIds = correlationId?.split(',');
  return {
    ...rest,
    correlationIds,
    status: isClass ? (status as StatusClass) : optionalNumber(status),
  };
}

function optionalNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
