import { type CompNfse } from '../abrasf';
import { type AnswerContent, type AnyInvoice } from '../tables/answers';
import { type AbrasfAnswer, type AbrasfMessage } from './answers';
import { type AbrasfOperationName, type AbrasfVersion } from './operations';

/** What an answer has depends on both. */
interface Asked {
  readonly version: AbrasfVersion;
  readonly operation: AbrasfOperationName;
}

/** Not received: the situation of a batch of which nothing is known. */
const NOT_RECEIVED = '1';

/**
 * The elements of an answer in a version.
 *
 * @param invoiceOf an invoice in the form of the version
 */
export function contentOf(
  asked: Asked,
  answer: AbrasfAnswer,
  invoiceOf: (note: CompNfse) => AnyInvoice,
): AnswerContent {
  switch (answer.kind) {
    case 'messages':
      return { ...situationOf(asked, answer.situation), messages: answer.messages };
    case 'rpsMessages':
      return {
        ...situationOf(asked, answer.situation),
        rpsMessages: answer.messages.map(({ IdentificacaoRps, Codigo, Mensagem }) => ({
          IdentificacaoRps,
          Codigo,
          Mensagem,
        })),
      };
    case 'received': {
      const { NumeroLote, DataRecebimento, Protocolo } = answer;
      return { NumeroLote, DataRecebimento, Protocolo };
    }
    case 'situation': {
      const { NumeroLote, Situacao } = answer;
      const isSituationQuery = asked.operation === 'ConsultarSituacaoLoteRps';
      return isSituationQuery ? { NumeroLote, Situacao } : { Situacao };
    }
    case 'notes':
      return notesOf(asked, answer, invoiceOf);
    case 'cancelled':
      return {
        cancellation: {
          Confirmacao: {
            Id: `C${answer.request.IdentificacaoNfse.Numero}`,
            Pedido: { InfPedidoCancelamento: answer.request },
            DataHora: answer.DataHora,
          },
        },
      };
    case 'substituted':
      return {
        RetSubstituicao: {
          NfseSubstituida: {
            CompNfse: invoiceOf(answer.replaced),
            ...alertsOf(asked, answer.alerts),
          },
          NfseSubstituidora: { CompNfse: invoiceOf(answer.replacing) },
        },
      };
  }
}

/** From 2.02 on, the answer of ConsultarLoteRps begins with the situation of the batch. */
function situationOf(
  { version, operation }: Asked,
  situation: string | undefined = NOT_RECEIVED,
): { readonly Situacao?: string } {
  return operation === 'ConsultarLoteRps' && version !== '1.00' ? { Situacao: situation } : {};
}

type Notes = Extract<AbrasfAnswer, { kind: 'notes' }>;

function notesOf(
  asked: Asked,
  { notes, alerts, received, situation, page }: Notes,
  invoiceOf: (note: CompNfse) => AnyInvoice,
): AnswerContent {
  const [first] = notes;
  if (asked.operation === 'ConsultarNfsePorRps') {
    return first === undefined ? {} : { CompNfse: invoiceOf(first) };
  }
  const shown = pageOf(asked, page);
  return {
    ...received,
    ...situationOf(asked, situation ?? PROCESSED),
    ListaNfse: {
      CompNfse: notes.map(invoiceOf),
      ...alertsOf(asked, alerts),
      ...(shown !== undefined && { page: shown }),
    },
  };
}

const PROCESSED = '4';

/** 2.04 has the number of the page, and 2.02 and 2.03 that of the next one. 1.00 has no pages. */
function pageOf({ version }: Asked, page: Notes['page']): string | undefined {
  if (page === undefined || version === '1.00') return undefined;
  if (version === '2.04') return String(page.number);
  return page.hasNext ? String(page.number + 1) : undefined;
}

/** 1.00 has no alerts. */
function alertsOf(
  { version }: Asked,
  alerts: readonly AbrasfMessage[] = [],
): { readonly alerts?: readonly AbrasfMessage[] } {
  return version === '1.00' || alerts.length === 0 ? {} : { alerts };
}
