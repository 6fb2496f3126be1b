import { type AbrasfVersion } from '#libs/nfse';
import { DAY, party, rps, rpsId, root } from '../abrasf/abrasf-client';
import { PROVIDER } from '../issuer';

const REGISTRATION = '<InscricaoMunicipal>12345</InscricaoMunicipal>';
const CNPJ = `<Cnpj>${PROVIDER}</Cnpj>`;
const PERIOD = `<PeriodoEmissao><DataInicial>${DAY}</DataInicial><DataFinal>${DAY}</DataFinal></PeriodoEmissao>`;

/** The element Rps of a version: 1,000.00 at 5 %. */
function rpsOf(version: AbrasfVersion, number: number): string {
  if (version !== '1.00') return rps({ number });
  return (
    `<Rps><InfRps Id="R${String(number)}">${rpsId(number)}<DataEmissao>${DAY}T12:00:00</DataEmissao>` +
    '<NaturezaOperacao>1</NaturezaOperacao><OptanteSimplesNacional>2</OptanteSimplesNacional>' +
    '<IncentivadorCultural>2</IncentivadorCultural><Status>1</Status><Servico><Valores>' +
    '<ValorServicos>1000.00</ValorServicos><IssRetido>2</IssRetido><Aliquota>0.0500</Aliquota></Valores>' +
    '<ItemListaServico>01.07</ItemListaServico><Discriminacao>Suporte técnico</Discriminacao>' +
    `<CodigoMunicipio>3550308</CodigoMunicipio></Servico><Prestador>${CNPJ}</Prestador></InfRps></Rps>`
  );
}

/** The bodies of the operations of a version. */
export function requestsOf(version: AbrasfVersion) {
  const id = version === '1.00' ? CNPJ : `<CpfCnpj>${CNPJ}</CpfCnpj>`;
  const provider = `<Prestador>${id}</Prestador>`;
  const inBatch = version === '2.04' ? provider : `${id}${version === '1.00' ? REGISTRATION : ''}`;
  const batch = (number: number, receipts: readonly number[]): string =>
    `<LoteRps Id="L${String(number)}" versao="${version}"><NumeroLote>${String(number)}</NumeroLote>${inBatch}` +
    `<QuantidadeRps>${String(receipts.length)}</QuantidadeRps><ListaRps>` +
    `${receipts.map((each) => rpsOf(version, each)).join('')}</ListaRps></LoteRps>`;
  const order = (number: number, code: string): string =>
    `<Pedido><InfPedidoCancelamento Id="C1"><IdentificacaoNfse><Numero>${String(number)}</Numero>${id}` +
    `<CodigoMunicipio>3550308</CodigoMunicipio></IdentificacaoNfse><CodigoCancelamento>${code}</CodigoCancelamento>` +
    '</InfPedidoCancelamento></Pedido>';
  return {
    receive: (number: number, receipts: readonly number[]) =>
      root('EnviarLoteRpsEnvio', batch(number, receipts)),
    receiveNow: (number: number, receipts: readonly number[]) =>
      root('EnviarLoteRpsSincronoEnvio', batch(number, receipts)),
    generate: (number: number) => root('GerarNfseEnvio', rpsOf(version, number)),
    batchOf: (protocol: string) =>
      root('ConsultarLoteRpsEnvio', `${provider}<Protocolo>${protocol}</Protocolo>`),
    situationOf: (protocol: string) =>
      root('ConsultarSituacaoLoteRpsEnvio', `${provider}<Protocolo>${protocol}</Protocolo>`),
    byRps: (number: number) => root('ConsultarNfseRpsEnvio', `${rpsId(number)}${provider}`),
    find: (number = '') =>
      root('ConsultarNfseEnvio', `${provider}${number === '' ? PERIOD : numbered(number)}`),
    provided: (number = '') =>
      root(
        'ConsultarNfseServicoPrestadoEnvio',
        `${provider}${number === '' ? PERIOD : numbered(number)}<Pagina>1</Pagina>`,
      ),
    taken: () =>
      root(
        'ConsultarNfseServicoTomadoEnvio',
        `${party('Consulente', '11222333000181')}${PERIOD}<Pagina>1</Pagina>`,
      ),
    inRange: (from: number, to: number) =>
      root(
        'ConsultarNfseFaixaEnvio',
        `${provider}<Faixa><NumeroNfseInicial>${String(from)}</NumeroNfseInicial>` +
          `<NumeroNfseFinal>${String(to)}</NumeroNfseFinal></Faixa><Pagina>1</Pagina>`,
      ),
    cancel: (number: number, code = '2') => root('CancelarNfseEnvio', order(number, code)),
    replace: (number: number, receipt: number) =>
      root(
        'SubstituirNfseEnvio',
        `<SubstituicaoNfse Id="S1">${order(number, '1')}${rpsOf(version, receipt)}</SubstituicaoNfse>`,
      ),
  };
}

function numbered(number: string): string {
  return `<NumeroNfse>${number}</NumeroNfse>`;
}
