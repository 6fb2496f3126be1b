/**
 * AppHdr, the business application header. Its MsgDefIdr follows from the name and version of the message, and its
 * signature is read and written elsewhere.
 */
export interface SpiHeader {
  /** ISPB of the sender of this hop. */
  readonly from: string;
  /** ISPB of the receiver of this hop; 00038166 is the SPI. */
  readonly to: string;
  /** BizMsgIdr, which is the MsgId of the document too. */
  readonly messageId: string;
  /** `YYYY-MM-DDThh:mm:ss.sssZ`. */
  readonly createdAt: string;
}
