import { type Contributor } from '#libs/nfse';
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

/**
 * Name and address of the provider: those of the request, of the register, or invented ones. The address is in the
 * municipality that issues (rule E1286), so one of the register in another municipality is not used.
 */
export function issuerOf(
  { name, address: sent }: IssuerRequest,
  { taxId, municipality, state }: { taxId: string; municipality: string; state: string },
  contributor: Contributor | null,
): Issuer {
  const registered = contributor?.address;
  const own = registered?.municipality === municipality ? registered : undefined;
  const address: NonNullable<IssuerRequest['address']> = sent ?? own ?? {};
  const { complement } = address;
  return {
    xNome: name ?? contributor?.name ?? `Prestador ${taxId}`,
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
