import { type AbrasfVersion } from '../messages/operations';
import { ABRASF_NAMESPACE } from '../tables/invoice';

/** Requests as clients send them. */

const NUMBER =
  '<IdentificacaoRps><Numero>7</Numero><Serie>A</Serie><Tipo>1</Tipo></IdentificacaoRps>';
const CUSTOMER_PARTS =
  '<IdentificacaoTomador><CpfCnpj><Cpf>52998224725</Cpf></CpfCnpj></IdentificacaoTomador><RazaoSocial>Maria</RazaoSocial>';

/** The provider of a version. */
export function provider(version: AbrasfVersion, name = 'Prestador'): string {
  const cnpj = '<Cnpj>12345678000195</Cnpj>';
  const id = version === '1.00' ? cnpj : `<CpfCnpj>${cnpj}</CpfCnpj>`;
  return `<${name}>${id}<InscricaoMunicipal>123</InscricaoMunicipal></${name}>`;
}

/** The signed element of an RPS. */
export function declaration(version: AbrasfVersion, id = 'R7'): string {
  if (version === '1.00') {
    return (
      `<InfRps xmlns="${ABRASF_NAMESPACE}" Id="${id}">${NUMBER}<DataEmissao>2026-03-10T10:00:00</DataEmissao>` +
      '<NaturezaOperacao>1</NaturezaOperacao><OptanteSimplesNacional>2</OptanteSimplesNacional>' +
      '<IncentivadorCultural>2</IncentivadorCultural><Status>1</Status><Servico><Valores><ValorServicos>1000.00</ValorServicos>' +
      '<IssRetido>2</IssRetido><Aliquota>0.0250</Aliquota></Valores><ItemListaServico>1.01</ItemListaServico>' +
      '<Discriminacao>Serviço</Discriminacao><CodigoMunicipio>3550308</CodigoMunicipio></Servico>' +
      `${provider(version)}<Tomador>${CUSTOMER_PARTS}</Tomador></InfRps>`
    );
  }
  const customer = version === '2.04' ? 'TomadorServico' : 'Tomador';
  return (
    `<InfDeclaracaoPrestacaoServico xmlns="${ABRASF_NAMESPACE}" Id="${id}"><Rps>${NUMBER}<DataEmissao>2026-03-10</DataEmissao>` +
    '<Status>1</Status></Rps><Competencia>2026-03-10</Competencia><Servico><Valores><ValorServicos>1000</ValorServicos>' +
    '<Aliquota>2.5</Aliquota></Valores><IssRetido>2</IssRetido><ItemListaServico>01.01</ItemListaServico>' +
    '<Discriminacao>Serviço</Discriminacao><CodigoMunicipio>3550308</CodigoMunicipio><ExigibilidadeISS>1</ExigibilidadeISS></Servico>' +
    `${provider(version)}<${customer}>${CUSTOMER_PARTS}</${customer}>` +
    '<OptanteSimplesNacional>2</OptanteSimplesNacional><IncentivoFiscal>2</IncentivoFiscal></InfDeclaracaoPrestacaoServico>'
  );
}

/** A batch of signed elements, each with what follows it. */
export function batch(
  version: AbrasfVersion,
  rps: readonly string[],
  { id = 'L1', root = 'EnviarLoteRpsEnvio', after = '' } = {},
): string {
  const beside =
    '<CpfCnpj><Cnpj>12345678000195</Cnpj></CpfCnpj><InscricaoMunicipal>123</InscricaoMunicipal>';
  const parts = {
    '1.00': '<Cnpj>12345678000195</Cnpj><InscricaoMunicipal>123</InscricaoMunicipal>',
    '2.02': beside,
    '2.03': beside,
    '2.04': provider('2.04'),
  };
  const list = rps.map((signed) => `<Rps>${signed}</Rps>`).join('');
  return (
    `<${root} xmlns="${ABRASF_NAMESPACE}"><LoteRps Id="${id}" versao="${version}"><NumeroLote>5</NumeroLote>${parts[version]}` +
    `<QuantidadeRps>${String(rps.length)}</QuantidadeRps><ListaRps>${list}</ListaRps></LoteRps>${after}</${root}>`
  );
}

/** A message with this content. */
export function message(root: string, content: string): string {
  return `<${root} xmlns="${ABRASF_NAMESPACE}">${content}</${root}>`;
}

/** An order to cancel. */
export function order(
  version: AbrasfVersion,
  code = '<CodigoCancelamento>2</CodigoCancelamento>',
): string {
  const id = provider(version).replace(/<\/?Prestador>/g, '');
  return `<Pedido><InfPedidoCancelamento Id="P1"><IdentificacaoNfse><Numero>9</Numero>${id}<CodigoMunicipio>3550308</CodigoMunicipio></IdentificacaoNfse>${code}</InfPedidoCancelamento></Pedido>`;
}

/** The provider of the messages, as it is read. */
export const PROVIDER = { CpfCnpj: { Cnpj: '12345678000195' }, InscricaoMunicipal: '123' };

/** The declaration of the messages, as it is read. */
export const DECLARED = {
  Id: 'R7',
  Rps: {
    IdentificacaoRps: { Numero: '7', Serie: 'A', Tipo: '1' },
    DataEmissao: '2026-03-10',
    Status: '1',
  },
  Competencia: '2026-03-10',
  Servico: {
    Valores: { ValorServicos: 100_000, Aliquota: 250 },
    IssRetido: '2',
    ItemListaServico: '01.01',
    Discriminacao: 'Serviço',
    CodigoMunicipio: '3550308',
    ExigibilidadeISS: '1',
  },
  Prestador: PROVIDER,
  TomadorServico: {
    IdentificacaoTomador: { CpfCnpj: { Cpf: '52998224725' } },
    RazaoSocial: 'Maria',
  },
  OptanteSimplesNacional: '2',
  IncentivoFiscal: '2',
};
