import { testValueOf } from '#libs/test-values';

const PROVIDER = {
  cnpj: '12345678000195',
  municipalRegistration: '12345',
  municipality: '3550308',
};

const CUSTOMER = {
  cnpj: '11444777000161',
  name: 'Cliente Exemplo Ltda',
  email: 'financeiro@example.com',
  address: {
    street: 'Avenida Paulista',
    number: '1000',
    district: 'Bela Vista',
    municipality: '3550308',
    postalCode: '01310100',
  },
};

const SERVICE = {
  code: '1.07',
  description: 'Suporte técnico em informática',
  amount: 1000,
  issRate: 5,
};

/** Bodies of `POST /nfse/issue` that work on a fresh start. Each asks for an invoice of R$ 1,000.00. */
export const ISSUE_EXAMPLES = {
  plain: {
    summary: 'A service of R$ 1,000.00 with an ISS of 5 %',
    value: { reference: 'order-1001', provider: PROVIDER, customer: CUSTOMER, service: SERVICE },
  },
  testValue: {
    summary: '422 E0160: a test value',
    value: {
      provider: PROVIDER,
      customer: { ...CUSTOMER, email: testValueOf('E0160') },
      service: SERVICE,
    },
  },
  abrasf: {
    summary: 'The same service in ABRASF names',
    value: {
      reference: 'order-1002',
      Prestador: { CpfCnpj: { Cnpj: '12345678000195' }, InscricaoMunicipal: '12345' },
      TomadorServico: {
        IdentificacaoTomador: { CpfCnpj: { Cnpj: '11444777000161' } },
        RazaoSocial: 'Cliente Exemplo Ltda',
        Endereco: {
          Endereco: 'Avenida Paulista',
          Numero: '1000',
          Bairro: 'Bela Vista',
          CodigoMunicipio: '3550308',
          Uf: 'SP',
          Cep: '01310100',
        },
        Contato: { Email: 'financeiro@example.com' },
      },
      Servico: {
        Valores: { ValorServicos: '1000.00', Aliquota: '5.00' },
        IssRetido: 2,
        ItemListaServico: '1.07',
        Discriminacao: 'Suporte técnico em informática',
        CodigoMunicipio: '3550308',
        ExigibilidadeISS: 1,
      },
      OptanteSimplesNacional: 2,
      IncentivoFiscal: 2,
    },
  },
  retentions: {
    summary: 'The customer retains the ISS and the federal taxes',
    value: {
      reference: 'order-1003',
      provider: PROVIDER,
      customer: CUSTOMER,
      service: { ...SERVICE, issWithheld: true },
      taxes: {
        pis: { rate: 0.65, withheld: true },
        cofins: { rate: 3, withheld: true },
        csll: { rate: 1 },
        irrf: { rate: 1.5 },
        inss: { rate: 11 },
      },
    },
  },
  ibsCbs: {
    summary: 'With IBS and CBS',
    value: {
      reference: 'order-1004',
      provider: PROVIDER,
      customer: CUSTOMER,
      service: { ...SERVICE, nbs: '115022000' },
      ibsCbs: { operationIndicator: '100301', cst: '000', classification: '000001' },
    },
  },
  simplesNacional: {
    summary: 'Inside the Simples Nacional, where the customer retains the ISS',
    value: {
      reference: 'order-1005',
      provider: { ...PROVIDER, simplesNacional: { option: 3, regime: 1 } },
      customer: CUSTOMER,
      service: { ...SERVICE, issRate: '2.79', issWithheld: true },
      totalTaxes: { simplesRate: 6 },
    },
  },
} as const;
