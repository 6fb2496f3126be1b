export { PACS008_ADDRESS, paymentAddress, PAYMENTS_ADDRESS, returnsAddress } from './addresses';
export { isSentPayment, spiPayment, spiReturn, type SpiPayment, type SpiReturn } from './payment';
export { statusInPacs002 } from './payment-status';
