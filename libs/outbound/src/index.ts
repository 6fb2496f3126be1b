export {
  AddressGuard,
  AddressRefused,
  type AddressRules,
  type Resolve,
} from './address/address-guard';
export { AllowList, type Destination } from './address/allow-list';
export { isReservedAddress } from './address/reserved-addresses';
export { outboundGuard, outboundVariables, type OutboundConfig } from './config';
export { errorCode } from './http/error-code';
export { OutboundClient } from './http/outbound-client';
export {
  MAX_BODY_BYTES,
  MAX_REDIRECTS,
  type OutboundAnswer,
  type OutboundFailure,
  type OutboundOutcome,
  type OutboundRequest,
} from './http/outcome';
