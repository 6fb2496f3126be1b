import { type HttpRequest } from '../../core/wire';
import { reais } from '../amounts';
import { type NoteContent } from './state';

const ADDRESS = {
  municipality: '3550308',
  postalCode: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
};

/** The body of `POST /nfse/issue`. Amounts are numbers or texts; both are allowed. */
export function issueBody(content: NoteContent, isSync: boolean): object {
  const { provider, reference, description, cents, rate, competence, isWithheld, flaw } = content;
  const hasAddress = flaw !== 'customer retains without an address';
  return {
    provider: { cnpj: provider, municipality: '3550308' },
    customer: {
      cnpj: '11222333000181',
      name: 'Comércio de Livros Ltda',
      ...(hasAddress && { address: ADDRESS }),
    },
    service: {
      code: '1.07',
      description,
      amount: reais(cents),
      ...(content.deductions > 0 && { deductions: content.deductions / 100 }),
      ...(content.discount > 0 && { unconditionalDiscount: content.discount / 100 }),
      ...(content.conditional > 0 && { conditionalDiscount: content.conditional / 100 }),
      ...(rate !== null && { issRate: rate / 100 }),
      ...(isWithheld && { issWithheld: true }),
    },
    ...(competence !== null && { competence }),
    ...(reference !== null && { reference }),
    ...(!isSync && { sync: false }),
  };
}

export function post(path: string, body: object): HttpRequest {
  return { service: 'nfse', method: 'POST', path, body };
}

export function get(path: string): HttpRequest {
  return { service: 'nfse', method: 'GET', path };
}
