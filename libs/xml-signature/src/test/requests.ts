import { verifyDictSignature } from '../dict/verify-dict';
import { type FindCertificate } from '../verify';

/** A request of DICT, shortened, as this project writes documents. */
export const REQUEST =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<CreateEntryRequest><Signature></Signature><Entry><Key>+5511987654321</Key><KeyType>PHONE</KeyType>' +
  '<Account><Participant>10000001</Participant><Branch>0001</Branch></Account>' +
  '<Owner><Type>NATURAL_PERSON</Type><Name>João &amp; Maria</Name></Owner></Entry>' +
  '<Reason>USER_REQUESTED</Reason></CreateEntryRequest>';

/** An error of DICT. */
export const PROBLEM =
  '<?xml version="1.0" encoding="UTF-8"?><problem xmlns="urn:ietf:rfc:7807">' +
  '<type>https://dict.pi.rsfn.net.br/api/v2/error/NotFound</type><status>404</status></problem>';

/** `right`, or the kind of the refusal and its text. */
export async function dictVerdict(xml: string, find: FindCertificate): Promise<string> {
  const found = await verifyDictSignature(Buffer.from(xml), find);
  return found.ok ? 'right' : `${found.refusal.kind}: ${found.refusal.detail}`;
}
