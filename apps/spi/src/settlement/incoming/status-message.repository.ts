import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { type AtomicWork } from '#libs/database';
import { type SpiStatusReport, type SpiTransactionStatus } from '#libs/iso20022';
import { accepted, refused, type Result } from '#libs/kernel';
import { ParticipantDirectory } from '../../participants/participant-directory.repository';
import { type Arrival, type Refusal } from './arrival';
import { Orders } from '../orders.repository';
import { isCodeOfReceivers } from '../outcomes';
import {
  settleablePayment,
  settleableReturn,
  type RejectReason,
  type Settleable,
} from '../settling/settleable';
import { Settling } from '../settling/settling.repository';

const PATH = 'Document/FIToFIPmtStsRpt/TxInfAndSts';

/** Carries out the answers of receivers: the pacs.002 that participants send. */
@Injectable()
export class StatusMessage {
  constructor(
    private readonly orders: Orders,
    private readonly settling: Settling,
    private readonly directory: ParticipantDirectory,
  ) {}

  /** @returns the first answer that cannot be carried out; the others are */
  *receive(
    database: DataSource,
    { transactions }: SpiStatusReport,
    arrival: Arrival,
  ): AtomicWork<Refusal | undefined> {
    if (transactions.length > 1) yield* this.lock(database, transactions);
    let first: Refusal | undefined;
    let isPartial = false;
    for (const transaction of transactions) {
      const result = yield* this.receiveAnswer(database, transaction, arrival);
      if (result.ok) isPartial = true;
      else first ??= result.refusal;
    }
    return first && isPartial ? { ...first, isPartial } : first;
  }

  /** The orders before the accounts, and both sorted: two messages never wait for each other. */
  private *lock(database: DataSource, answers: readonly SpiTransactionStatus[]): AtomicWork<void> {
    const accounts: string[] = [];
    const sorted = [...answers].sort(byInstructionId);
    for (const answer of sorted) {
      const item = yield* this.find(database, answer);
      if (item !== undefined) accounts.push(item.from, item.to);
    }
    yield* this.directory.lockAccounts(database, accounts);
  }

  private *receiveAnswer(
    database: DataSource,
    answer: SpiTransactionStatus,
    arrival: Arrival,
  ): AtomicWork<Result<undefined, Refusal>> {
    const item = yield* this.find(database, answer);
    if (item === undefined) return refused(notThere(answer.instructionId));
    if (item.to !== arrival.sender) return refused(notYours(item));
    const decision = decisionOf(answer);
    if (!decision.ok) return decision;
    const { moment, effects, messageId: answers } = arrival;
    const end = { moment, effects, answers };
    if (decision.value === 'accept') yield* this.settling.accept(database, item, end);
    else yield* this.settling.reject(database, item, decision.value, end);
    return accepted(undefined);
  }

  private *find(
    database: DataSource,
    { instructionId, endToEndId }: SpiTransactionStatus,
  ): AtomicWork<Settleable | undefined> {
    if (instructionId.startsWith('D')) {
      const given = yield* this.orders.findReturn(database, instructionId);
      return given?.endToEndId === endToEndId ? settleableReturn(given) : undefined;
    }
    if (instructionId !== endToEndId) return undefined;
    const payment = yield* this.orders.find(database, endToEndId);
    const isSettleable = typeof payment?.deadlineAt === 'string';
    return isSettleable ? settleablePayment(payment) : undefined;
  }
}

function byInstructionId(
  { instructionId: one }: SpiTransactionStatus,
  { instructionId: other }: SpiTransactionStatus,
): number {
  return one < other ? -1 : Number(one > other);
}

function decisionOf({
  status,
  reasons = [],
}: SpiTransactionStatus): Result<'accept' | RejectReason, Refusal> {
  if (status === 'ACSP') return accepted('accept');
  const [reason] = reasons;
  const code = reason?.code;
  if (status !== 'RJCT') {
    const description = `A participant answers with ACSP or RJCT, not with ${status}.`;
    return refused({ reason: 'TxSts invalido', location: `${PATH}/TxSts`, description });
  }
  if (code === undefined) {
    const description = 'A rejection (RJCT) must have a reason: StsRsnInf/Rsn/Cd.';
    return refused({ reason: 'Motivo ausente', location: `${PATH}/StsRsnInf`, description });
  }
  if (!isCodeOfReceivers(code)) {
    const description = `${code} is a code that only the SPI gives; give a code of the receiver's institution, such as AC03.`;
    return refused({
      reason: 'Motivo invalido',
      location: `${PATH}/StsRsnInf/Rsn/Cd`,
      description,
    });
  }
  const [detail] = reason?.details ?? [];
  return accepted({ code, ...(detail !== undefined && { detail }) });
}

function notThere(id: string): Refusal {
  return {
    reason: 'Transacao inexistente',
    location: `${PATH}/OrgnlInstrId`,
    description: `There is no payment or return ${id} with this OrgnlEndToEndId.`,
  };
}

function notYours({ id }: Settleable): Refusal {
  return {
    reason: 'Participante invalido',
    location: `${PATH}/OrgnlInstrId`,
    description: `Only the institution that is credited by ${id}, or its settler, answers it.`,
  };
}
