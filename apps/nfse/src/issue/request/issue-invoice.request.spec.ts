import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import { abrasfRequest } from './abrasf/abrasf.request';
import { ISSUE_EXAMPLES } from './examples';
import { issueInvoiceRequest } from './issue-invoice.request';
import { bodyWith } from './test/bodies';

describe('The documented body', () => {
  const ajv = addFormats(new Ajv({ strict: false }));
  const english = ajv.compile(
    z.toJSONSchema(issueInvoiceRequest, { io: 'input', target: 'draft-7' }),
  );
  const abrasf = ajv.compile(z.toJSONSchema(abrasfRequest(), { io: 'input', target: 'draft-7' }));

  it.each(Object.entries(ISSUE_EXAMPLES))('describes the example %s', (name, { value }) => {
    expect((name === 'abrasf' ? abrasf : english)(value)).toBe(true);
  });

  it.each<readonly [what: string, body: unknown]>([
    ['a service without a price', bodyWith({ 'service.amount': undefined })],
    ['a price with three decimals', bodyWith({ 'service.amount': '1.001' })],
    ['another kind of ISS', bodyWith({ 'service.issType': 5 })],
    ['a CNPJ of small letters', bodyWith({ 'provider.cnpj': '12abc34501de35' })],
  ])('does not allow %s', (_, body) => {
    expect(english(body)).toBe(false);
  });

  it('names the English member of each ABRASF element', () => {
    const { shape } = abrasfRequest();
    expect(shape['Competencia']).toMatchObject({ description: 'The same as competence.' });
  });
});
