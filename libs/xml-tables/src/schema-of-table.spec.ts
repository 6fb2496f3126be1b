import { schemaOfTable } from './schema-of-table';
import { at, attribute, group, optional, optionalList, required } from './table';
import { anyText } from './text-types';

interface Order {
  readonly version: string;
  readonly id: string;
  readonly note?: string;
  readonly lines?: readonly { readonly amount: string }[];
}

const text = anyText(10);
const string = { type: 'string' } as const;

describe('schemaOfTable', () => {
  it('has the attributes and elements of a document, in their order', () => {
    const table = group<Order>({
      version: attribute(text),
      id: required(text),
      note: optional(text),
      lines: at('Lines?/Line', optionalList(9, group({ amount: required(text) }))),
    });
    const signature = { type: 'object', additionalProperties: true } as const;
    const line = { type: 'object', properties: { amount: string }, required: ['amount'] };
    expect(schemaOfTable({ name: 'Order', group: table }, { Signature: signature })).toEqual({
      xml: { name: 'Order' },
      properties: {
        Signature: signature,
        version: { type: 'string', xml: { attribute: true } },
        id: string,
        note: string,
        Lines: {
          type: 'object',
          properties: { Line: { type: 'array', items: line } },
          required: ['Line'],
        },
      },
      required: ['version', 'id'],
    });
  });
});
