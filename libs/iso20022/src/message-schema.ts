import { amountSchema } from './element-types';
import { type MessageTable } from './message-table';
import { PACS008_GROUP, PACS008_NAMESPACE, PACS008_TRANSACTION } from './pacs008';
import { type XmlSchema } from './xml-schema';

/** The schema of a pacs.008 for the documentation of an API, made from the tables that read the message. */
export function pacs008Schema(): XmlSchema {
  const group = blockSchema(PACS008_GROUP);
  const transactions: XmlSchema = {
    type: 'array',
    minItems: 1,
    items: blockSchema(PACS008_TRANSACTION),
  };
  return documentOf('FIToFICstmrCdtTrf', PACS008_NAMESPACE, {
    ...group,
    properties: { ...group.properties, CdtTrfTxInf: transactions },
    required: [...(group.required ?? []), 'CdtTrfTxInf'],
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
        TtlIntrBkSttlmAmt: amountSchema,
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

/** An object that always has all of its members. */
function object(properties: Readonly<Record<string, XmlSchema>>): XmlSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** A block of elements; one that holds a required element is required itself. */
function blockSchema(table: MessageTable): XmlSchema {
  let block: XmlSchema = { type: 'object' };
  for (const row of Object.values(table)) {
    block = withElement(block, row.steps, row.type.schema, row.required);
  }
  return block;
}

function withElement(
  block: XmlSchema,
  [step = '', ...below]: readonly string[],
  schema: XmlSchema,
  isRequired: boolean,
): XmlSchema {
  const inner = block.properties?.[step] ?? { type: 'object' };
  const element = below.length === 0 ? schema : withElement(inner, below, schema, isRequired);
  const required = new Set([...(block.required ?? []), ...(isRequired ? [step] : [])]);
  return {
    ...block,
    properties: { ...block.properties, [step]: element },
    ...(required.size === 0 ? {} : { required: [...required] }),
  };
}
