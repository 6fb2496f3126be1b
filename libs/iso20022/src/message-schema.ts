import { schemaOfGroup, type XmlSchema } from '#libs/xml-tables';
import { brlAmount } from './element-types';
import { PACS008_HEADER, PACS008_TRANSACTION } from './pacs008-tables';
import { PACS008_NAMESPACE } from './pacs008';

/** The schema of a pacs.008 for the documentation of an API, from the tables that read the message. */
export function pacs008Schema(): XmlSchema {
  const header = schemaOfGroup(PACS008_HEADER);
  const transactions: XmlSchema = {
    type: 'array',
    minItems: 1,
    items: schemaOfGroup(PACS008_TRANSACTION),
  };
  return documentOf('FIToFICstmrCdtTrf', PACS008_NAMESPACE, {
    ...header,
    properties: { ...header.properties, CdtTrfTxInf: transactions },
    required: [...(header.required ?? []), 'CdtTrfTxInf'],
  });
}

/** The schema of the pacs.002 that `writePacs002` writes. */
export function pacs002Schema(): XmlSchema {
  const text: XmlSchema = { type: 'string' };
  const reason = object({ Rsn: object({ Cd: text }) });
  const { required = [], ...status } = object({
    OrgnlEndToEndId: text,
    TxSts: { type: 'string', enum: ['ACCP', 'ACSP', 'RJCT'] },
    StsRsnInf: reason,
  });
  const isAlways = (name: string): boolean => name !== 'StsRsnInf';
  return documentOf(
    'FIToFIPmtStsRpt',
    undefined,
    object({
      GrpHdr: object({
        MsgID: text,
        CreDtTm: { type: 'string', format: 'date-time' },
        NbOfTxs: text,
        TtlIntrBkSttlmAmt: brlAmount.schema ?? text,
      }),
      TxInfAndSts: {
        type: 'array',
        minItems: 1,
        items: { ...status, required: required.filter(isAlways) },
      },
    }),
  );
}

function documentOf(name: string, namespace: string | undefined, message: XmlSchema): XmlSchema {
  const xml = { name: 'Document', ...(namespace === undefined ? {} : { namespace }) };
  return { ...object({ [name]: message }), xml };
}

/** An object whose members are all required. */
function object(properties: Readonly<Record<string, XmlSchema>>): XmlSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}
