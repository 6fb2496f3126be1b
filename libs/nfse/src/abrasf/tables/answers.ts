import {
  type AnyGroup,
  at,
  group,
  type Group,
  list,
  optional,
  optionalList,
  required,
  type Root,
} from '#libs/xml-tables';
import { type CompNfse } from '../abrasf';
import { type AbrasfMessage, type RpsMessage } from '../messages/answers';
import { type Cancellation, cancellationTable } from './cancellation';
import { MANY } from './declaration';
import { type FirstCompNfse, firstCompNfseTable } from './first-version';
import { ABRASF_NAMESPACE, compNfseTable } from './invoice';
import { type AbrasfLayout, typesOf } from './layout';
import { RPS_ID } from './parties';
import * as type from './text-types';

/** An invoice of the version of the answer. */
export type AnyInvoice = CompNfse | FirstCompNfse;

/** The members of all answers in the order of the schemas. Each answer has some of them. */
export interface AnswerContent {
  readonly NumeroLote?: string;
  readonly DataRecebimento?: string;
  readonly Protocolo?: string;
  readonly Situacao?: string;
  /** Of ConsultarNfsePorRps, which has no list. */
  readonly CompNfse?: AnyInvoice;
  readonly ListaNfse?: {
    readonly CompNfse: readonly AnyInvoice[];
    readonly alerts?: readonly AbrasfMessage[];
    readonly page?: string;
  };
  readonly cancellation?: Cancellation;
  readonly RetSubstituicao?: {
    readonly NfseSubstituida: {
      readonly CompNfse: AnyInvoice;
      readonly alerts?: readonly AbrasfMessage[];
    };
    readonly NfseSubstituidora: { readonly CompNfse: AnyInvoice };
  };
  readonly messages?: readonly AbrasfMessage[];
  readonly rpsMessages?: readonly Omit<RpsMessage, 'Correcao'>[];
}

const MESSAGE = group<AbrasfMessage>({
  Codigo: required(type.text(4)),
  Mensagem: required(type.text(200)),
  Correcao: optional(type.text(200)),
});

/** A message about a receipt has no correction in any version. */
const RPS_MESSAGE = group<Omit<RpsMessage, 'Correcao'>>({
  IdentificacaoRps: required(RPS_ID),
  Codigo: required(type.text(4)),
  Mensagem: required(type.text(200)),
});

const ALERTS = at('ListaMensagemAlertaRetorno?/MensagemRetorno', optionalList(MANY, MESSAGE));

/** The table of the answers of a version. */
function answerTable(layout: AbrasfLayout): Group<AnswerContent> {
  const table: AnyGroup =
    layout.version === '1.00' ? firstCompNfseTable(layout) : compNfseTable(layout);
  const invoice: Group<AnyInvoice> = table;
  type Substitution = NonNullable<AnswerContent['RetSubstituicao']>;
  return group<AnswerContent>({
    NumeroLote: optional(type.number(15)),
    DataRecebimento: optional(typesOf(layout).dateTime),
    Protocolo: optional(type.text(50)),
    Situacao: optional(type.code('1', '2', '3', '4')),
    CompNfse: optional(invoice),
    ListaNfse: optional(
      group<NonNullable<AnswerContent['ListaNfse']>>({
        CompNfse: list(MANY, invoice),
        alerts: ALERTS,
        page: at(layout.page, optional(type.number(6))),
      }),
    ),
    cancellation: at('RetCancelamento?/NfseCancelamento', optional(cancellationTable(layout))),
    RetSubstituicao: optional(
      group<Substitution>({
        NfseSubstituida: required(
          group<Substitution['NfseSubstituida']>({ CompNfse: required(invoice), alerts: ALERTS }),
        ),
        NfseSubstituidora: required(
          group<Substitution['NfseSubstituidora']>({ CompNfse: required(invoice) }),
        ),
      }),
    ),
    messages: at('ListaMensagemRetorno?/MensagemRetorno', optionalList(MANY, MESSAGE)),
    rpsMessages: at('ListaMensagemRetornoLote?/MensagemRetorno', optionalList(MANY, RPS_MESSAGE)),
  });
}

export function answerRoot(name: string, layout: AbrasfLayout): Root<AnswerContent> {
  return { name, namespace: ABRASF_NAMESPACE, group: answerTable(layout) };
}
