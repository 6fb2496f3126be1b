import {
  type AbrasfErrorCode,
  type AbrasfRequest,
  type Identification,
  type SentCancellation,
  type SentRps,
  type SignatureCheck,
} from '#libs/nfse';
import { taxIdOf } from '../issue/rps-checks';

/** A part of a request that can be signed, its party, and the code if another taxpayer signed it. */
export interface SignedDocument {
  readonly name: string;
  readonly signature: SignatureCheck;
  /** CNPJ or CPF. */
  readonly taxId: string;
  readonly code: AbrasfErrorCode;
}

/** The parts of a request that can be signed, the whole first. Each request has one at least. */
export function signedDocuments(
  request: AbrasfRequest,
): readonly [SignedDocument, ...SignedDocument[]] {
  switch (request.operation) {
    case 'GerarNfse':
      return [rpsOf(request.rps)];
    case 'RecepcionarLoteRps':
    case 'RecepcionarLoteRpsSincrono': {
      const { signature, Prestador, rps } = request.batch;
      const batch = {
        name: 'LoteRps',
        signature,
        taxId: taxIdOf(Prestador),
        code: 'E170',
      } as const;
      return [batch, ...rps.map(rpsOf)];
    }
    case 'CancelarNfse':
      return [orderOf(request.order)];
    case 'SubstituirNfse': {
      const { order, rps, signature } = request;
      const whole = { ...orderOf(order), name: 'SubstituicaoNfse', signature };
      return [whole, orderOf(order), rpsOf(rps)];
    }
    case 'ConsultarNfseServicoTomado':
      return [queryOf(request, request.Consulente)];
    default:
      return [queryOf(request, request.Prestador)];
  }
}

function rpsOf({ signature, declaration }: SentRps): SignedDocument {
  return { name: 'Rps', signature, taxId: taxIdOf(declaration.Prestador), code: 'E171' };
}

function orderOf({ request, signature }: SentCancellation): SignedDocument {
  return { name: 'Pedido', signature, taxId: taxIdOf(request.IdentificacaoNfse), code: 'E138' };
}

function queryOf(
  {
    signature,
    operation,
  }: Pick<Extract<AbrasfRequest, { signature: SignatureCheck }>, 'signature' | 'operation'>,
  party: Identification,
): SignedDocument {
  return { name: operation, signature, taxId: taxIdOf(party), code: 'E157' };
}
