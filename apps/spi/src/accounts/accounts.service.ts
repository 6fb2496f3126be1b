import { Injectable } from '@nestjs/common';
import { audit } from '#libs/control';
import { formatCents, toCents } from '#libs/kernel';
import { type JsonList } from '#libs/platform';
import { type Period } from '#libs/database';
import { settlerOf } from '../participants/participant';
import { movementBody, readBody } from '../participants/participant.body';
import { BalanceTooHigh, BalanceTooLow, NoContaPi } from '../participants/participant.errors';
import { ParticipantsService } from '../participants/participants.service';
import { AccountEntryResponse, BooksResponse } from './account.response';
import { AccountLog } from './account-log.repository';
import { FundingRepository, type Funding } from './funding.repository';

/** The highest balance of a Conta PI, in reais: larger numbers of cents are not exact. */
export const HIGHEST_BALANCE = formatCents(toCents(Number.MAX_SAFE_INTEGER));

/** Moves money into and out of Contas PI, and shows what was booked. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly participants: ParticipantsService,
    private readonly funding: FundingRepository,
    private readonly log: AccountLog,
  ) {}

  async fund(
    ispb: string,
    kind: Funding['kind'],
    sent: object | undefined,
  ): Promise<AccountEntryResponse> {
    const { amount: cents } = readBody(movementBody, sent);
    const participant = await this.participants.stored(ispb);
    if (participant.kind === 'INDIRECT') throw new NoContaPi(ispb, settlerOf(participant));
    const booked = await this.funding.book(participant, { kind, cents });
    if (booked === 'too-low') throw new BalanceTooLow(ispb, formatCents(cents));
    if (booked === 'too-high') throw new BalanceTooHigh(ispb, HIGHEST_BALANCE);
    audit(kind.toLowerCase(), ispb);
    return AccountEntryResponse.of(booked);
  }

  /** @throws ParticipantNotFound */
  async entries(ispb: string, period: Period): Promise<JsonList> {
    await this.participants.stored(ispb);
    return this.log.entries(ispb, period, (entry) =>
      JSON.stringify(AccountEntryResponse.of(entry)),
    );
  }

  async books(): Promise<BooksResponse> {
    return BooksResponse.of(await this.log.books());
  }
}
