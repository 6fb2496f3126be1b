import { type Issuer } from '../invoices/invoice';

/** What the request says of the provider. */
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

/** The provider as the register has it: what the request says, and invented values for the rest. */
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
