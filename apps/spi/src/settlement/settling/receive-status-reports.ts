import { Injectable } from '@nestjs/common';
import { type Transactional, type UnitOfWork } from '#libs/database';
import { type SpiStatusReport, type SpiTransactionStatus } from '#libs/iso20022';
import { accepted, refused, type Result } from '#libs/kernel';
import { ParticipantDirectory } from '../../participants/participant-directory';
import { type Arrival, type Refusal } from '../arrival';
import { Payments } from '../payments.repository';
import { isCodeOfReceivers } from '../outcomes';
import {
  settleablePayment,
  settleableReturn,
  type RejectReason,
  type Settleable,
} from './settleable';
import { Settling } from './settling';

const PATH = 'Document/FIToFIPmtStsRpt/TxInfAndSts';

/** Processes the answers of receivers: the pacs.002 that participants send. */
@Injectable()
export class ReceiveStatusReports {
  constructor(
    private readonly payments: Payments,
    private readonly settling: Settling,
    private readonly directory: ParticipantDirectory,
  ) {}

  /** @returns why an answer cannot be processed, the first one if there are several. The others are processed. */
  *receive(
    tx: UnitOfWork,
    { transactions }: SpiStatusReport,
    arrival: Arrival,
  ): Transactional<Refusal | undefined> {
    if (transactions.length > 1) yield* this.lock(tx, transactions);
    let first: Refusal | undefined;
    let isPartial = false;
    for (const transaction of transactions) {
      const result = yield* this.receiveAnswer(tx, transaction, arrival);
      if (result.ok) isPartial = true;
      else first ??= result.refusal;
    }
    return first && isPartial ? { ...first, isPartial } : first;
  }

  /** Locks the payments before the accounts, both sorted, so two messages never wait for each other. */
  private *lock(tx: UnitOfWork, answers: readonly SpiTransactionStatus[]): Transactional<void> {
    const accounts: string[] = [];
    const sorted = [...answers].sort(byInstructionId);
    for (const answer of sorted) {
      const item = yield* this.find(tx, answer);
      if (item !== undefined) accounts.push(item.from, item.to);
    }
    yield* this.directory.lockAccounts(tx, accounts);
  }

  private *receiveAnswer(
    tx: UnitOfWork,
    answer: SpiTransactionStatus,
    arrival: Arrival,
  ): Transactional<Result<undefined, Refusal>> {
    const item = yield* this.find(tx, answer);
    if (item === undefined) return refused(notFound(answer.instructionId));
    if (item.to !== arrival.sender) return refused(notYours(item));
    const decision = decisionOf(answer);
    if (!decision.ok) return decision;
    const { messageId: answers } = arrival;
    if (decision.value === 'accept') yield* this.settling.accept(tx, item, arrival, answers);
    else yield* this.settling.reject(tx, item, decision.value, arrival, answers);
    return accepted(undefined);
  }

  private *find(
    tx: UnitOfWork,
    { instructionId, endToEndId }: SpiTransactionStatus,
  ): Transactional<Settleable | undefined> {
    if (instructionId.startsWith('D')) {
      const given = yield* this.payments.findReturn(tx, instructionId);
      return given?.endToEndId === endToEndId ? settleableReturn(given) : undefined;
    }
    if (instructionId !== endToEndId) return undefined;
    const payment = yield* this.payments.find(tx, endToEndId);
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
    const description = `Only the SPI gives the code ${code}. Use a code of the receiver's institution, such as AC03.`;
    return refused({
      reason: 'Motivo invalido',
      location: `${PATH}/StsRsnInf/Rsn/Cd`,
      description,
    });
  }
  const [detail] = reason?.details ?? [];
  return accepted({ code, ...(detail !== undefined && { detail }) });
}

function notFound(id: string): Refusal {
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
    description: `Only the institution that ${id} credits, or its settlement agent, can answer it.`,
  };
}
