import { type SoapFault, SOAP_CONTENT_TYPES, type SoapVersion, writeSoapFault } from '#libs/soap';

/** A request that is answered with a fault, because no operation can be found in it. */
export class SoapRefused extends Error {
  constructor(readonly fault: SoapFault) {
    super(fault.reason);
  }
}

/** An envelope with its status and its media type. */
export interface SoapReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** SOAP 1.1 answers all faults with 500 (6.2), and 1.2 those of the sender with 400 (part 2, 7.5.2.2). */
export function faultReply(version: SoapVersion, fault: SoapFault): SoapReply {
  const isOfSender = version === '1.2' && fault.code === 'client';
  return {
    status: isOfSender ? 400 : 500,
    contentType: SOAP_CONTENT_TYPES[version],
    body: writeSoapFault(version, fault),
  };
}

/** The version that the Content-Type of a request names, for requests without a readable envelope. */
export function declaredVersion(contentType: string | undefined): SoapVersion {
  return /^\s*application\/soap\+xml/i.test(contentType ?? '') ? '1.2' : '1.1';
}
