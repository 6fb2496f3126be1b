import { type Issuer } from '../invoices/invoice';

/** Name and address of the provider in a request. */
export interface IssuerRequest {
  readonly name?: string | undefined;
  readonly address?:
    | {
        readonly street?: string | undefined;
        readonly number?: string | undefined;
        readonly complement?: string | undefined;
        readonly district?: string | undefined;
        readonly postalCode?: string | undefined;
      }
    | undefined;
}

/** Name and address of the provider. Members that the request does not have get invented values. */
export function issuerOf(
  { name, address = {} }: IssuerRequest,
  { taxId, municipality, state }: { taxId: string; municipality: string; state: string },
): Issuer {
  const { complement } = address;
  return {
    xNome: name ?? `Prestador ${taxId}`,
    enderNac: {
      xLgr: address.street ?? 'Rua Sem Nome',
      nro: address.number ?? 'S/N',
      ...(complement === undefined ? {} : { xCpl: complement }),
      xBairro: address.district ?? 'Centro',
      cMun: municipality,
      UF: state,
      CEP: address.postalCode ?? '00000000',
    },
  };
}
