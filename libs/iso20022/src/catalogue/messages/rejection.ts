/** An admi.002 of the SPI: a message was rejected before it was processed. */
export interface SpiRejection {
  /** RltdRef/Ref: the MsgId of the message, or its PI-ResourceId if it could not be read. At most 33 characters. */
  readonly reference: string;
  /** RjctgPtyRsn, at most 35 characters. */
  readonly reason: string;
  readonly rejectedAt?: string;
  /** ErrLctn, at most 350 characters. */
  readonly location?: string;
  /** RsnDesc, at most 350 characters. */
  readonly description?: string;
  /** AddtlData, at most 1000 characters. */
  readonly additional?: string;
}
