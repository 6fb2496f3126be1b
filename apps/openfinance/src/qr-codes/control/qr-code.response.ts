import { type ChargeStatus } from '../charge';

/** A QR code, and the members that a payment with it must have. */
export class QrCodeResponse {
  /**
   * The text of the QR code.
   * @example 00020126360014br.gov.bcb.pix0114+551198765432152040000530398654061500.0058...
   */
  qrCode!: string;

  /** @example QRES */
  localInstrument!: 'QRES' | 'QRDN';

  /**
   * The Pix key of the payee.
   * @example +5511987654321
   */
  proxy!: string;

  /**
   * The `transactionIdentification` of a payment with this code; absent if the code has no txid.
   * @example pedido42
   */
  transactionIdentification?: string;

  /**
   * Absent if the payer chooses.
   * @example "150.00"
   */
  amount?: string;

  /** Only for a dynamic code. */
  charge?: QrChargeResponse;
}

/** The charge of a dynamic code. */
export class QrChargeResponse {
  /**
   * The end of the location.
   * @example 8b3da2f39a4140d1
   */
  id!: string;

  /**
   * The address in the code, without `https://` or `http://`.
   * @example 127.0.0.1:3006/qr/cob/8b3da2f39a4140d1
   */
  location!: string;

  /** @example ATIVA */
  status!: ChargeStatus;
}
