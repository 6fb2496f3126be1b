import { type Effects, type Moment } from '../effects';

/** A message that has arrived, while it is carried out. */
export interface Arrival {
  /** The participant that has sent it. */
  readonly sender: string;
  /** The participant whose certificate has signed it; undefined if the signature is not checked. */
  readonly signer: string | undefined;
  /** BizMsgIdr; null if the simulator sends it. */
  readonly messageId: string | null;
  /** `pacs.008.spi.1.16`. */
  readonly definition: string;
  readonly moment: Moment;
  readonly effects: Effects;
}

/** The part of a message that the SPI cannot carry out; the sender gets an admi.002. */
export interface Refusal {
  /** RjctgPtyRsn, at most 35 characters. */
  readonly reason: string;
  /** ErrLctn: the path of the element. */
  readonly location: string;
  /** RsnDesc. */
  readonly description: string;
  /** The other parts of the message were carried out; left out if none was. */
  readonly isPartial?: true;
}

/**
 * Whether a message comes from the holder of an account, and was signed by nobody else. What is refused to others must not take an
 * EndToEndId or a RtrId: these would be ids of the holder.
 */
export function isOfHolder(account: string, { sender, signer, messageId }: Arrival): boolean {
  if (messageId === null) return true;
  return account === sender && (signer === undefined || signer === sender);
}
