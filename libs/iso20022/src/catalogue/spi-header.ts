/**
 * AppHdr, the business application header. It has no MsgDefIdr, which follows from the name and version of the message, and no
 * signature, which is read and written elsewhere.
 */
export interface SpiHeader {
  /** ISPB of the sender of this message: the participant or the SPI. */
  readonly from: string;
  /** ISPB of the receiver of this message. The SPI is 00038166. */
  readonly to: string;
  /** BizMsgIdr. MsgId of the document is the same. */
  readonly messageId: string;
  /** `YYYY-MM-DDThh:mm:ss.sssZ`. */
  readonly createdAt: string;
}
