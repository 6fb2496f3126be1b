import { Injectable } from '@nestjs/common';
import { currentContext, DEFAULT_SANDBOX } from '#libs/http';
import {
  type JournalEntry,
  accepts,
  Journals,
  shownEntry,
  type ShownEntry,
  parseExpectations,
  verify,
  type VerifyReport,
} from '#libs/journal';
import { Sandboxes } from '#libs/sandbox';
import { ExpectationsInvalid, SandboxNotFound } from '../admin.errors';
import { type JournalRequest } from '../admin.request';
import { audit } from '../access/audit';
import { journalFilter } from './journal-filter';

/** Lists, verifies and clears the journal of the sandbox of the request. */
@Injectable()
export class JournalService {
  constructor(
    private readonly journals: Journals,
    private readonly sandboxes: Sandboxes,
  ) {}

  /** Lists the requests, newest first, with sensitive data masked. */
  list(request: JournalRequest): ShownEntry[] {
    return this.find(request).map(shownEntry);
  }

  count(request: JournalRequest): number {
    return this.find(request).length;
  }

  /** @throws SandboxNotFound because with a misspelt name, every expectation of no requests would be met */
  async verify(value: unknown): Promise<VerifyReport> {
    const expectations = parseExpectations(value);
    if (!expectations.ok) throw new ExpectationsInvalid(expectations.refusal);
    const { sandbox } = currentContext();
    const entries = [...this.journals.list(sandbox)];
    // A request that is refused early is in the journal of a sandbox that it does not create.
    const exists = entries.length > 0 || sandbox === DEFAULT_SANDBOX;
    if (!exists && !(await this.sandboxes.currentExists())) throw new SandboxNotFound(sandbox);
    return verify(expectations.value, {
      entries,
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
    const filter = journalFilter(request);
    const found: JournalEntry[] = [];
    for (const entry of this.journals.list(currentContext().sandbox)) {
      if (accepts(filter, entry)) found.push(entry);
    }
    return found;
  }
}
