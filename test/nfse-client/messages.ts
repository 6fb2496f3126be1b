/** The documents of the municipal layout, written by hand from the manuals, without the code of the simulator. */
export const CNPJ = '12345678000195';
export const DAY = '2026-03-10';
const NAMESPACE = 'xmlns="http://www.abrasf.org.br/nfse.xsd"';

export interface Place {
  readonly municipality: string;
  readonly version: '1.00' | '2.02' | '2.03' | '2.04';
}

const TAX_ID = `<CpfCnpj><Cnpj>${CNPJ}</Cnpj></CpfCnpj>`;
const PROVIDER = `<Prestador>${TAX_ID}</Prestador>`;
/** Version 1.00 has the CNPJ without a choice. */
const PROVIDER_1 = `<Prestador><Cnpj>${CNPJ}</Cnpj></Prestador>`;

const CUSTOMER_1 =
  '<Tomador><IdentificacaoTomador><CpfCnpj><Cnpj>11222333000181</Cnpj></CpfCnpj></IdentificacaoTomador>' +
  '<RazaoSocial>Cliente Ltda</RazaoSocial></Tomador>';

export function header({ version }: Place): string {
  return `<cabecalho versao="${version}" ${NAMESPACE}><versaoDados>${version}</versaoDados></cabecalho>`;
}

function id(number: number): string {
  return `<IdentificacaoRps><Numero>${String(number)}</Numero><Serie>A1</Serie><Tipo>1</Tipo></IdentificacaoRps>`;
}

/** A receipt of 1,000.00 at 5 %, which is a fraction in version 1.00. */
function receipt(number: number, { municipality, version }: Place): string {
  if (version === '1.00') {
    return (
      `<Rps><InfRps Id="R${String(number)}">${id(number)}<DataEmissao>${DAY}T10:00:00</DataEmissao>` +
      '<NaturezaOperacao>1</NaturezaOperacao><OptanteSimplesNacional>2</OptanteSimplesNacional>' +
      '<IncentivadorCultural>2</IncentivadorCultural><Status>1</Status>' +
      '<Servico><Valores><ValorServicos>1000.00</ValorServicos><IssRetido>2</IssRetido><Aliquota>0.05</Aliquota></Valores>' +
      '<ItemListaServico>1.07</ItemListaServico><Discriminacao>Suporte</Discriminacao>' +
      `<CodigoMunicipio>${municipality}</CodigoMunicipio></Servico>${PROVIDER_1}${CUSTOMER_1}</InfRps></Rps>`
    );
  }
  return (
    `<Rps><InfDeclaracaoPrestacaoServico Id="R${String(number)}"><Rps>${id(number)}` +
    `<DataEmissao>${DAY}</DataEmissao><Status>1</Status></Rps><Competencia>${DAY}</Competencia>` +
    '<Servico><Valores><ValorServicos>1000.00</ValorServicos><Aliquota>5.00</Aliquota></Valores>' +
    '<IssRetido>2</IssRetido><ItemListaServico>01.07</ItemListaServico><Discriminacao>Suporte</Discriminacao>' +
    `<CodigoMunicipio>${municipality}</CodigoMunicipio><ExigibilidadeISS>1</ExigibilidadeISS></Servico>` +
    `${PROVIDER}<OptanteSimplesNacional>2</OptanteSimplesNacional><IncentivoFiscal>2</IncentivoFiscal>` +
    '</InfDeclaracaoPrestacaoServico></Rps>'
  );
}

function order(number: number, code: number, { municipality, version }: Place): string {
  const holder = version === '1.00' ? `<Cnpj>${CNPJ}</Cnpj>` : TAX_ID;
  return (
    `<Pedido><InfPedidoCancelamento Id="C${String(number)}"><IdentificacaoNfse><Numero>${String(number)}</Numero>` +
    `${holder}<CodigoMunicipio>${municipality}</CodigoMunicipio></IdentificacaoNfse>` +
    `<CodigoCancelamento>${String(code)}</CodigoCancelamento></InfPedidoCancelamento></Pedido>`
  );
}

function root(name: string, content: string): string {
  return `<${name} ${NAMESPACE}>${content}</${name}>`;
}

export const issue = (number: number, place: Place): string =>
  root('GerarNfseEnvio', receipt(number, place));

/** A batch of one receipt. Version 2.04 is not needed here. */
export const batch = (number: number, place: Place): string =>
  root(
    'EnviarLoteRpsEnvio',
    `<LoteRps Id="L1" versao="${place.version}"><NumeroLote>1</NumeroLote>${place.version === '1.00' ? `<Cnpj>${CNPJ}</Cnpj>` : TAX_ID}` +
      `<QuantidadeRps>1</QuantidadeRps><ListaRps>${receipt(number, place)}</ListaRps></LoteRps>`,
  );

export const find = (number: number, { version }: Place): string =>
  root('ConsultarNfseRpsEnvio', id(number) + (version === '1.00' ? PROVIDER_1 : PROVIDER));

export const findByNumber = (number: number): string =>
  root(
    'ConsultarNfseServicoPrestadoEnvio',
    `${PROVIDER}<NumeroNfse>${String(number)}</NumeroNfse><Pagina>1</Pagina>`,
  );

export const replace = (number: number, by: number, place: Place): string =>
  root(
    'SubstituirNfseEnvio',
    `<SubstituicaoNfse Id="S1">${order(number, 1, place)}${receipt(by, place)}</SubstituicaoNfse>`,
  );

export const cancel = (number: number, place: Place): string =>
  root('CancelarNfseEnvio', order(number, 2, place));
