import {
  at,
  type Envelope,
  group,
  type Group,
  optionalAttribute,
  orEmpty,
  required,
} from '#libs/xml-tables';
import { type CancellationRequest, type CompNfse } from '../abrasf';
import { SIGNED } from './declaration';
import { type AbrasfLayout, isBetween, typesOf } from './layout';
import { nfseIdTable } from './parties';
import * as type from './text-types';

/** The version of the layout on an element that the municipality signs. */
export function versioned({ version }: AbrasfLayout): Envelope {
  return { version: { attribute: 'versao', values: [version] }, signature: 'optional' };
}

const CODE = type.code('1', '2', '3', '4', '5');

function orderTable(layout: AbrasfLayout): Group<CancellationRequest> {
  return group<CancellationRequest>({
    Id: optionalAttribute(type.text(255)),
    IdentificacaoNfse: required(nfseIdTable(layout)),
    CodigoCancelamento: codeRow(layout),
  });
}

/** Optional in 2.02 and 2.03, where an empty code stands for none. In 1.00 it is a text. */
function codeRow(layout: AbrasfLayout) {
  if (isBetween(layout)) return orEmpty(CODE, '');
  return required(layout.version === '1.00' ? type.text(4) : CODE);
}

export interface SignedOrder {
  readonly InfPedidoCancelamento: CancellationRequest;
}

export function signedOrderTable(layout: AbrasfLayout): Group<SignedOrder> {
  return group<SignedOrder>({ InfPedidoCancelamento: required(orderTable(layout)) }, SIGNED);
}

export type Cancellation = NonNullable<CompNfse['NfseCancelamento']>;
type Confirmation = Cancellation['Confirmacao'];

/** The confirmation of the municipality. 1.00 calls its time DataHoraCancelamento. */
export function cancellationTable(layout: AbrasfLayout): Group<Cancellation> {
  const time = layout.version === '1.00' ? 'DataHoraCancelamento' : 'DataHora';
  return group<Cancellation>(
    {
      Confirmacao: required(
        group<Confirmation>({
          Id: optionalAttribute(type.text(255)),
          Pedido: required(signedOrderTable(layout)),
          DataHora: at(time, required(typesOf(layout).dateTime)),
        }),
      ),
    },
    versioned(layout),
  );
}

export type Substitution = NonNullable<CompNfse['NfseSubstituicao']>;

export function substitutionTable(layout: AbrasfLayout): Group<Substitution> {
  return group<Substitution>(
    {
      SubstituicaoNfse: required(
        group<Substitution['SubstituicaoNfse']>({
          Id: optionalAttribute(type.text(255)),
          NfseSubstituidora: required(type.number(15)),
        }),
      ),
    },
    versioned(layout),
  );
}
