import { type AuthenticationData } from '../account/authentication/authentication';
import { subelementsOf, writeSubelement } from './subelements';

/**
 * The subelements of DE48 in the layout of Mastercard: 33 PAN mapping (subfield 06: token requestor), 42 electronic
 * commerce indicators, 43 authentication value (UCAF), 66 authentication data (subfields 01 and 02: version of 3-D
 * Secure and transaction id of the directory server).
 */
const PAN_MAPPING = '33';
const ECI = '42';
const VALUE = '43';
const AUTHENTICATION = '66';
const REQUESTOR_FIELD = '06';
const VERSION_FIELD = '01';
const DS_FIELD = '02';

/** The data of e-commerce and of tokens in a message. */
export interface EcommerceData extends AuthenticationData {
  /** The token requestor. */
  readonly requestorId: string | undefined;
}

/** Reads DE48. Another layout, or another form of a value, is ignored. */
export function readEcommerceData(value = ''): EcommerceData {
  const found = new Map(subelementsOf(value).map(({ id, content }) => [id, content]));
  const authentication = fieldsOf(found.get(AUTHENTICATION));
  return {
    eci: matching(/^(?:[0-9]{2}|(?:0103)?[0-9]{2}[0-2])$/, found.get(ECI)),
    cavv: matching(/^[A-Za-z0-9+/=]{1,32}$/, found.get(VALUE)?.trimEnd()),
    threeDsVersion: matching(/^[0-9]$/, authentication.get(VERSION_FIELD)),
    dsTransactionId: matching(/^[\x21-\x7e]{1,36}$/, authentication.get(DS_FIELD)?.trimEnd()),
    requestorId: matching(/^[0-9]{11}$/, fieldsOf(found.get(PAN_MAPPING)).get(REQUESTOR_FIELD)),
  };
}

/** The subelements of DE48 with this data; empty if there is none. */
export function writeEcommerceData(data: EcommerceData): string {
  const { eci, cavv, threeDsVersion, dsTransactionId, requestorId } = data;
  const authentication = field(VERSION_FIELD, threeDsVersion) + field(DS_FIELD, dsTransactionId);
  return [
    field(PAN_MAPPING, field(REQUESTOR_FIELD, requestorId) || undefined),
    field(ECI, eci),
    field(VALUE, cavv),
    field(AUTHENTICATION, authentication || undefined),
  ].join('');
}

function field(id: string, value: string | undefined): string {
  return value === undefined ? '' : writeSubelement(id, value);
}

/** Subfields have the form of subelements. */
function fieldsOf(content: string | undefined): ReadonlyMap<string, string> {
  return new Map(subelementsOf(content ?? '').map(({ id, content: value }) => [id, value]));
}

function matching(pattern: RegExp, value: string | undefined): string | undefined {
  return value !== undefined && pattern.test(value) ? value : undefined;
}
