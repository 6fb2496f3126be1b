import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { type JsonList } from '#libs/http';
import { formatCents, toCents } from '#libs/kernel';
import { readRequest } from '#libs/schema';
import { settlementAgentOf } from '../participants/participant';
import { movementRequest } from '../participants/participant.request';
import { BalanceTooHigh, BalanceTooLow, NoContaPi } from '../participants/participant.errors';
import { ParticipantsService } from '../participants/participants.service';
import { AccountEntryResponse, BooksResponse } from './account.response';
import { AccountLog, type EntryFilter } from './account-log.repository';
import { FundContaPi, type Funding } from './fund-conta-pi';

/** The highest balance of a Conta PI, in reais. Larger numbers of cents are not exact. */
export const HIGHEST_BALANCE = formatCents(toCents(Number.MAX_SAFE_INTEGER));

/** Contributions, withdrawals, entries and balances of Contas PI. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly participants: ParticipantsService,
    private readonly funding: FundContaPi,
    private readonly log: AccountLog,
  ) {}

  async fund(
    ispb: string,
    kind: Funding['kind'],
    sent: object | undefined,
  ): Promise<AccountEntryResponse> {
    const { amount: cents } = readRequest(movementRequest, sent ?? {});
    const participant = await this.participants.stored(ispb);
    if (participant.kind === 'INDIRECT') throw new NoContaPi(ispb, settlementAgentOf(participant));
    const booked = await this.funding.fund(participant, { kind, cents });
    if (booked === 'too-low') throw new BalanceTooLow(ispb, formatCents(cents));
    if (booked === 'too-high') throw new BalanceTooHigh(ispb, HIGHEST_BALANCE);
    audit(kind.toLowerCase(), ispb);
    return AccountEntryResponse.of(booked);
  }

  /** @throws ParticipantNotFound */
  async entries(ispb: string, filter: EntryFilter): Promise<JsonList> {
    await this.participants.stored(ispb);
    return this.log.entries(ispb, filter, (entry) =>
      JSON.stringify(AccountEntryResponse.of(entry)),
    );
  }

  async books(): Promise<BooksResponse> {
    return BooksResponse.of(await this.log.books());
  }
}
