import { type SentRps } from '#libs/nfse';
import { readIssueRequest } from '../../issue/request/read-issue-request';
import { bodyOf } from './declaration-json';

const DECLARATION = {
  Id: 'R1',
  Rps: {
    IdentificacaoRps: { Numero: '7', Serie: 'A1', Tipo: '1' },
    DataEmissao: '2026-03-10',
    Status: '1',
  },
  Competencia: '2026-03-10',
  Servico: {
    Valores: { ValorServicos: 100_000, ValorDeducoes: 0, Aliquota: 250 },
    IssRetido: '2',
    ItemListaServico: '01.07',
    Discriminacao: 'Suporte técnico',
    CodigoMunicipio: '3550308',
    ExigibilidadeISS: '1',
  },
  Prestador: { CpfCnpj: { Cnpj: '12345678000195' }, InscricaoMunicipal: '' },
  TomadorServico: { IdentificacaoTomador: { CpfCnpj: {} }, RazaoSocial: 'Ana Souza' },
  OptanteSimplesNacional: '2',
  IncentivoFiscal: '2',
} as unknown as SentRps['declaration'];

describe('bodyOf', () => {
  const body = bodyOf(DECLARATION, '3304557');

  it('writes hundredths as decimals, and leaves out what is empty', () => {
    expect(body).toMatchObject({
      OrgaoGerador: { CodigoMunicipio: '3304557' },
      layout: 'abrasf',
      Prestador: { CpfCnpj: { Cnpj: '12345678000195' } },
      Servico: { Valores: { ValorServicos: '1000.00', Aliquota: '2.50' } },
    });
    expect(JSON.stringify(body)).not.toMatch(/InscricaoMunicipal|IdentificacaoTomador/);
  });

  it('is a body that POST /nfse/issue reads', () => {
    const read = readIssueRequest(body);
    expect(read.ok ? read.value : read.refusal).toMatchObject({
      municipality: '3304557',
      rps: { number: '7', series: 'A1', type: '1', status: '1' },
      service: { code: '010701', amount: 100_000, issRate: 250 },
    });
    expect(read.ok && 'customer' in read.value).toBe(false);
  });

  it('keeps a customer with a tax id', () => {
    const TomadorServico = {
      IdentificacaoTomador: { CpfCnpj: { Cpf: '11144477735' } },
      RazaoSocial: 'Ana Souza',
    };
    const read = readIssueRequest(bodyOf({ ...DECLARATION, TomadorServico }, '3550308'));
    expect(read.ok && read.value.customer).toMatchObject({ cpf: '11144477735' });
  });
});
