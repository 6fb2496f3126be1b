import { brasiliaDate } from '#libs/brazil';
import {
  writeSpiMessage,
  type SpiCreditTransfers,
  type SpiMessage,
  type SpiRejection,
  type SpiReturn,
  type SpiVersion,
} from '#libs/iso20022';
import { type OutgoingMessage } from '../messages/outbox.repository';
import { SPI_ISPB } from '../participants/participant';
import { type PaymentDetails } from './transaction';
import { type Refusal } from './arrival';
import { newMessageId } from '../participants/ids';
import { type RejectReason } from './settling/settleable';

/** The content of a pacs.002 of the SPI. */
export interface StatusNotice {
  /** The participant that it is sent to. */
  readonly to: string;
  /** BizMsgIdr of the participant's message that it answers; null if it answers none. */
  readonly answers: string | null;
  /** EndToEndId or RtrId. */
  readonly id: string;
  readonly endToEndId: string;
  readonly status: 'ACSC' | 'ACCC' | 'RJCT';
  readonly reason?: RejectReason;
  /** Of a settlement, ISO 8601 UTC. */
  readonly settledAt?: string;
}

type Content = SpiMessage extends infer M
  ? M extends SpiMessage
    ? Omit<M, 'header'>
    : never
  : never;

/** The versions of the messages of the SPI. A forwarded message keeps its version. */
const VERSIONS = { status: '1.17', rejection: '1.5' } as const;

/** @param now the instant of the message, ISO 8601 UTC */
export function statusNotice(notice: StatusNotice, now: string): OutgoingMessage {
  const { to, answers, id, endToEndId, status, reason, settledAt } = notice;
  const details = reason?.detail === undefined ? {} : { details: [reason.detail] };
  const transaction = {
    instructionId: id,
    endToEndId,
    status,
    ...(reason && { reasons: [{ code: reason.code, ...details }] }),
    ...(settledAt !== undefined && {
      settledAt,
      accountingDate: brasiliaDate(Date.parse(settledAt)),
    }),
  };
  const document = { createdAt: now, transactions: [transaction] };
  const content = { name: 'pacs.002', version: VERSIONS.status, document } as const;
  const about = { subject: id, answers, status, reasonCode: reason?.code ?? null };
  return outgoing(to, content, about, now);
}

/** A pacs.008 with one transfer, as the SPI forwards it. */
export function forwardedPayment(
  { definition, priority, serviceLevel, transfer }: PaymentDetails,
  to: string,
  now: string,
): OutgoingMessage {
  const group = { createdAt: now, numberOfTransactions: 1, priority, serviceLevel };
  const document: SpiCreditTransfers = { ...group, transfers: [transfer] };
  const version = versionOf(definition) as SpiVersion<'pacs.008'>;
  const about = { ...NO_STATUS, subject: transfer.endToEndId };
  return outgoing(to, { name: 'pacs.008', version, document }, about, now);
}

/** A pacs.004 with one return, as the SPI forwards it. */
export function forwardedReturn(
  definition: string,
  given: SpiReturn,
  to: string,
  now: string,
): OutgoingMessage {
  const document = { createdAt: now, numberOfTransactions: 1, returns: [given] };
  const version = versionOf(definition) as SpiVersion<'pacs.004'>;
  const about = { ...NO_STATUS, subject: given.returnId };
  return outgoing(to, { name: 'pacs.004', version, document }, about, now);
}

/**
 * An admi.002: the message was not processed.
 * @param reference names the message: its BizMsgIdr, or its PI-ResourceId
 * @param messageId its BizMsgIdr; null if it could not be read
 */
export function rejectionNotice(
  to: string,
  { reference, messageId }: { readonly reference: string; readonly messageId: string | null },
  refusal: Refusal & Pick<SpiRejection, 'additional'>,
  now: string,
): OutgoingMessage {
  const { reason, location, description, additional } = refusal;
  const document: SpiRejection = {
    reference,
    reason,
    location,
    description,
    ...(additional !== undefined && { additional }),
    rejectedAt: now,
  };
  const content = { name: 'admi.002', version: VERSIONS.rejection, document } as const;
  return outgoing(to, content, { ...NO_STATUS, subject: null, answers: messageId }, now);
}

const NO_STATUS = { answers: null, status: null, reasonCode: null } as const;

/** The version in a definition: `1.16` of `pacs.008.spi.1.16`. */
function versionOf(definition: string): string {
  return definition.replace(/^.*\.spi\./, '');
}

/** A message of the SPI to a participant. */
export function outgoing(
  to: string,
  content: Content,
  about: Pick<OutgoingMessage, 'subject' | 'answers' | 'status' | 'reasonCode'>,
  now: string,
): OutgoingMessage {
  const messageId = newMessageId();
  const definition = `${content.name}.spi.${content.version}`;
  const header = { from: SPI_ISPB, to, messageId, createdAt: now };
  const body = writeSpiMessage({ ...content, header });
  return { ispb: to, definition, messageId, ...about, createdAt: now, body };
}
