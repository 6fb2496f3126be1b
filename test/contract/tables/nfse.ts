import { SUCCESS, type ContractCase } from '../case';
import { jsonObject } from '../shapes';
import { healthCheck } from '../health';

export const request = {
  provider: { cnpj: '12345678000195', municipality: '3550308' },
  customer: { cpf: '11144477735', name: 'Ana Souza' },
  service: { code: '1.07', description: 'Suporte técnico', amount: '1000.00', issRate: 5 },
};

/** The same invoice in the names of ABRASF. */
export const abrasfRequest = {
  Prestador: { CpfCnpj: { Cnpj: '12345678000195' } },
  Tomador: {
    IdentificacaoTomador: { CpfCnpj: { Cpf: '11144477735' } },
    RazaoSocial: 'Ana Souza',
  },
  Servico: {
    Valores: { ValorServicos: 1000, Aliquota: 5 },
    ItemListaServico: '1.07',
    Discriminacao: 'Suporte técnico',
    CodigoMunicipio: '3550308',
  },
};

/** What the contract says about nfse. */
export const nfseContract: readonly ContractCase[] = [
  healthCheck(),
  {
    method: 'POST',
    path: '/nfse/issue',
    what: 'an invoice',
    body: request,
    says: 'issues an invoice; JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: jsonObject,
    keeps: { id: 'id', accessKey: 'accessKey', number: 'number' },
  },
  {
    method: 'GET',
    path: '/nfse/:id',
    what: 'the invoice',
    says: 'an invoice, as JSON',
    status: SUCCESS,
    type: 'application/json',
    shape: jsonObject,
  },
  {
    method: 'GET',
    path: '/nfse/:id/xml',
    what: 'the invoice as XML',
    says: 'the invoice as XML',
    status: SUCCESS,
    type: 'application/xml',
    shape: jsonObject,
  },
];
