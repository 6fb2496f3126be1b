import { schemaOfTable, type XmlSchema } from '#libs/xml-tables';
import { type DictRequestName, type DictResponseName } from '../messages/messages';
import { type ApiVersion } from '../operations/versions';
import { requestForm } from '../tables/requests';
import { responseForm } from '../tables/responses';

/** The document describes the newest version. */
const VERSION: ApiVersion = '2.12';

/** An XMLDSig signature, or empty without a signature. */
const Signature: XmlSchema = { type: 'object', additionalProperties: true };

/** The schema of a request, for OpenAPI. */
export function schemaOfRequest(name: DictRequestName): XmlSchema {
  return schemaOfTable({ name, group: requestForm(name, VERSION).group }, { Signature });
}

/** The schema of a response, for OpenAPI. */
export function schemaOfResponse(name: DictResponseName): XmlSchema {
  const text = { type: 'string' } as const;
  const head = { Signature, ResponseTime: text, CorrelationId: text };
  return schemaOfTable({ name, group: responseForm(name, VERSION).group }, head);
}
