import { type SpiRejectCode } from '#libs/iso20022';
import { toIsoUtc, type Clock } from '#libs/kernel';

/** The instant of a request. Everything that is stored for the request has the same one. */
export interface RequestTime {
  readonly nowMs: number;
  /** The same instant, ISO 8601 UTC. */
  readonly now: string;
}

export function requestTime(clock: Clock): RequestTime {
  const nowMs = clock.nowMs();
  return { nowMs, now: toIsoUtc(nowMs) };
}

/** The reject codes of the payments that a simulated institution rejects, by EndToEndId. */
export type Refusals = ReadonlyMap<string, SpiRejectCode>;

/** A message that has arrived and is being processed. */
export interface Arrival extends RequestTime {
  /** The participant that has sent it. */
  readonly sender: string;
  /** The participant whose certificate has signed it; undefined if the signature is not checked. */
  readonly signer: string | undefined;
  /** BizMsgIdr; null if the simulator sends it. */
  readonly messageId: string | null;
  /** `pacs.008.spi.1.16`. */
  readonly definition: string;
  /** Left out if no institution was asked. */
  readonly refusals?: Refusals;
}

/** A part of a message that the SPI cannot process. The sender gets an admi.002. */
export interface Refusal {
  /** RjctgPtyRsn, at most 35 characters. */
  readonly reason: string;
  /** ErrLctn: the path of the element. */
  readonly location: string;
  /** RsnDesc. */
  readonly description: string;
  /** Present if other parts of the message were processed. */
  readonly isPartial?: true;
}

/**
 * Whether the holder of an account has sent a message, and nobody else has signed it. If somebody else did, the EndToEndId or
 * RtrId must not be stored: the holder could not use it any more.
 */
export function isOfHolder(account: string, { sender, signer, messageId }: Arrival): boolean {
  if (messageId === null) return true;
  return account === sender && (signer === undefined || signer === sender);
}
