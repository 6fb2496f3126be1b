import { formatCents, toCents } from '#libs/kernel';
import { type SentRps } from '#libs/nfse';
import { taxIdOf } from './rps-checks';

/**
 * A declaration as a body of `POST /nfse/issue` in ABRASF names. Amounts and percentages, which are in hundredths, become
 * decimal texts; texts that an earlier version of the layout leaves out are left out, and so is a customer without a tax
 * id, which a DPS cannot have.
 *
 * @param municipality that issues, 7 digits
 */
export function bodyOf(declaration: SentRps['declaration'], municipality: string): object {
  return {
    ...membersOf(withIdentifiedCustomer(declaration)),
    OrgaoGerador: { CodigoMunicipio: municipality },
    layout: 'abrasf',
  };
}

function withIdentifiedCustomer(declaration: SentRps['declaration']): object {
  const { TomadorServico, ...others } = declaration;
  const isIdentified =
    taxIdOf(TomadorServico?.IdentificacaoTomador) !== '' || Boolean(TomadorServico?.NifTomador);
  return isIdentified ? declaration : others;
}

function membersOf(group: object): object {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
      const sent = jsonOf(value);
      return isEmpty(sent) ? [] : [[name, sent]];
    }),
  );
}

function jsonOf(value: unknown): unknown {
  if (typeof value === 'number') return formatCents(toCents(value));
  if (Array.isArray(value)) return value.map(jsonOf);
  return typeof value === 'object' && value !== null ? membersOf(value) : value;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === '';
}
