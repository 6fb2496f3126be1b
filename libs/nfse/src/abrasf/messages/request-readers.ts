import { type XmlElement } from '#libs/xml';
import { type Group, readByTable } from '#libs/xml-tables';
import { type Findings } from '../../xml/findings';
import { type AbrasfAddress, type Declaration } from '../abrasf';
import { type SignedOrder } from '../tables/cancellation';
import { ABRASF_NAMESPACE } from '../tables/invoice';
import { type AbrasfLayout } from '../tables/layout';
import {
  type AnyRps,
  batchQueryTable,
  batchTable,
  cancellationOrderTable,
  firstQueryTable,
  providedQueryTable,
  rangeQueryTable,
  rpsQueryTable,
  type SentBatch,
  singleRpsTable,
  substitutionOrderTable,
  takenQueryTable,
} from '../tables/requests';
import { declarationOfFirst } from './first-version';
import { ABRASF_OPERATIONS, type AbrasfOperationName } from './operations';
import { type RequestSignatures } from './request-signatures';
import {
  type AbrasfRequest,
  type Batch,
  type SentCancellation,
  type SentRps,
  type SignatureCheck,
} from './requests';
import { without } from '../../national/without';

/** Makes the request of a message whose structure has no error. */
export type MakeRequest = (signatures: RequestSignatures) => AbrasfRequest;

/** Reads a message by its table. */
export type RequestReader = (message: XmlElement, findings: Findings) => MakeRequest;

const readers = new Map<string, RequestReader>();

/** The reader of an operation. There are as many as operations, versions and forms of rates. */
export function readerOf(operation: AbrasfOperationName, layout: AbrasfLayout): RequestReader {
  const key = `${operation} ${layout.version} ${layout.rates}`;
  const known = readers.get(key) ?? makeReader(operation, layout);
  readers.set(key, known);
  return known;
}

function makeReader(operation: AbrasfOperationName, layout: AbrasfLayout): RequestReader {
  switch (operation) {
    case 'RecepcionarLoteRps':
    case 'RecepcionarLoteRpsSincrono':
      return readerBy(operation, batchTable(layout), (sent, signatures) => ({
        operation,
        batch: batchOf(sent, signatures),
      }));
    case 'GerarNfse':
      return readerBy(operation, singleRpsTable(layout), ({ Rps }, { rps }) => ({
        operation,
        rps: rpsOf(Rps, rps[0]),
      }));
    case 'CancelarNfse':
      return readerBy(operation, cancellationOrderTable(layout), ({ Pedido }, { order }) => ({
        operation,
        order: orderOf(Pedido, order),
      }));
    case 'SubstituirNfse':
      return readerBy(
        operation,
        substitutionOrderTable(layout),
        ({ SubstituicaoNfse }, signatures) => ({
          operation,
          order: orderOf(SubstituicaoNfse.Pedido, signatures.order),
          rps: rpsOf(SubstituicaoNfse.Rps, signatures.rps[0]),
          signature: signatures.substitution,
        }),
      );
    default:
      return makeQueryReader(operation, layout);
  }
}

type QueryName = Extract<AbrasfOperationName, `Consultar${string}`>;

function makeQueryReader(operation: QueryName, layout: AbrasfLayout): RequestReader {
  switch (operation) {
    case 'ConsultarSituacaoLoteRps':
    case 'ConsultarLoteRps':
      return readerBy(operation, batchQueryTable(layout), (sent, { query }) => ({
        operation,
        ...sent,
        signature: query,
      }));
    case 'ConsultarNfsePorRps':
      return readerBy(operation, rpsQueryTable(layout), (sent, { query }) => ({
        operation,
        ...sent,
        signature: query,
      }));
    case 'ConsultarNfse':
      return readerBy(
        operation,
        firstQueryTable(layout),
        ({ Intermediario, ...sent }, { query }) => ({
          operation,
          ...sent,
          ...(Intermediario && { Intermediario }),
          signature: query,
        }),
      );
    case 'ConsultarNfseServicoPrestado':
      return readerBy(operation, providedQueryTable(layout), (sent, { query }) => ({
        operation,
        ...sent,
        signature: query,
      }));
    case 'ConsultarNfseServicoTomado':
      return readerBy(operation, takenQueryTable(layout), (sent, { query }) => ({
        operation,
        ...sent,
        signature: query,
      }));
    case 'ConsultarNfsePorFaixa':
      return readerBy(operation, rangeQueryTable(layout), (sent, { query }) => ({
        operation,
        ...sent,
        signature: query,
      }));
  }
}

function readerBy<T>(
  operation: AbrasfOperationName,
  group: Group<T>,
  requestOf: (value: T, signatures: RequestSignatures) => AbrasfRequest,
): RequestReader {
  const { request: name } = ABRASF_OPERATIONS[operation];
  return (message, findings) => {
    const value = readByTable(message, { name, namespace: ABRASF_NAMESPACE, group }, findings);
    return (signatures) => requestOf(value, signatures);
  };
}

function batchOf({ LoteRps }: SentBatch, signatures: RequestSignatures): Batch {
  const { NumeroLote, Prestador, CpfCnpj = {}, InscricaoMunicipal, QuantidadeRps, rps } = LoteRps;
  return {
    NumeroLote,
    Prestador: Prestador ?? {
      CpfCnpj,
      ...(InscricaoMunicipal !== undefined && { InscricaoMunicipal }),
    },
    QuantidadeRps,
    rps: rps.map((sent, index) => rpsOf(sent, signatures.rps[index])),
    signature: signatures.batch,
  };
}

function rpsOf(
  { InfDeclaracaoPrestacaoServico, InfRps }: AnyRps,
  signature: SignatureCheck = { state: 'absent' },
): SentRps {
  const declaration =
    InfRps === undefined ? InfDeclaracaoPrestacaoServico : declarationOfFirst(InfRps);
  // Each version has one of the two.
  if (declaration === undefined) throw new Error('An RPS has no declaration.');
  return { declaration: withForeignAddress(declaration), signature };
}

const BRAZIL = '1058';

/** In 2.02 and 2.03, a foreign address is an address with a country. */
function withForeignAddress(declaration: Declaration): Declaration {
  const { TomadorServico } = declaration;
  const { CodigoPais, ...address } = TomadorServico?.Endereco ?? {};
  if (TomadorServico === undefined || CodigoPais === undefined) return declaration;
  const customer = without(TomadorServico, 'Endereco');
  const place =
    CodigoPais === BRAZIL
      ? { Endereco: address as AbrasfAddress }
      : { EnderecoExterior: { CodigoPais, EnderecoCompletoExterior: completeAddress(address) } };
  return { ...declaration, TomadorServico: { ...customer, ...place } };
}

const MAX_ADDRESS = 255;

function completeAddress(address: Partial<AbrasfAddress>): string {
  const { Endereco, Numero, Complemento, Bairro } = address;
  const parts = [Endereco, Numero, Complemento, Bairro].filter(Boolean);
  return Array.from(parts.join(', ')).slice(0, MAX_ADDRESS).join('');
}

function orderOf(
  { InfPedidoCancelamento }: SignedOrder,
  signature: SignatureCheck,
): SentCancellation {
  const { CodigoCancelamento, ...order } = InfPedidoCancelamento;
  const request = CodigoCancelamento === '' ? order : { ...order, CodigoCancelamento };
  return { request, signature };
}
