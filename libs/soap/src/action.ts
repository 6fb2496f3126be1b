import { type SoapVersion } from './soap-version';

/** The headers of a request that can name its action. */
export interface ActionHeaders {
  readonly soapAction?: string | undefined;
  readonly contentType?: string | undefined;
}

const ACTION = /;\s*action\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i;

/**
 * The action that a request names: SOAP 1.1 in the header SOAPAction, in quotes or without, and SOAP 1.2 in the parameter
 * `action` of the Content-Type. Undefined if there is none; empty if it is empty.
 */
export function soapAction(
  version: SoapVersion,
  { soapAction: header, contentType = '' }: ActionHeaders,
): string | undefined {
  if (version === '1.1') return header?.trim().replace(/^"(.*)"$/, '$1');
  const [, quoted, plain] = ACTION.exec(contentType) ?? [];
  return quoted ?? plain;
}
