import { type InfDps, type PartyId } from '../national/dps';
import { type Parameters } from '../parameters/parameters';
import { hasIss } from './transition/iss-transition';

/** The code of "Águas Marítimas", a place of service that is not a municipality. */
const MARITIME_WATERS = '0000000';
const PORT_SERVICES = '200101';

/** Returns true if a person is identified as living abroad: by a foreign tax id or by an address abroad. */
export function isAbroad(
  party: (PartyId & { readonly end?: { readonly endExt?: object } }) | undefined,
): boolean {
  return (
    party?.NIF !== undefined || party?.cNaoNIF !== undefined || party?.end?.endExt !== undefined
  );
}

/**
 * The reason why no ISS is computed, so that the group valores has only vLiq (rules E1302, E1303, E1307, E1311; for the
 * Simples Nacional, real invoices). `taxed`: the ISS is computed. `ended`: the service is of 2033 or later.
 */
export type IssSituation =
  | 'taxed'
  | 'mei'
  | 'immune'
  | 'export'
  | 'no-incidence'
  | 'special-regime'
  | 'suspended'
  | 'simples'
  | 'ended';

const UNTAXED: Readonly<Record<string, IssSituation>> = {
  '2': 'immune',
  '3': 'export',
  '4': 'no-incidence',
};

/** The situation of a DPS. An ME or EPP that pays ISS inside the Simples is `taxed` if its ISS is retained. */
export function issSituation(dps: InfDps, parameters: Parameters): IssSituation {
  const { regTrib } = dps.prest;
  const { tribISSQN, exigSusp, tpRetISSQN } = dps.valores.trib.tribMun;
  const untaxed = UNTAXED[tribISSQN];
  if (untaxed !== undefined) return untaxed;
  if (parameters.serviceCode(dps.serv.cServ.cTribNac)?.isOutsideIss === true) return 'no-incidence';
  if (!hasIss(dps.dCompet)) return 'ended';
  if (regTrib.opSimpNac === '2') return 'mei';
  if (regTrib.regEspTrib !== '0') return 'special-regime';
  if (exigSusp !== undefined) return 'suspended';
  if (paysInsideSimples(dps) && tpRetISSQN === '1') return 'simples';
  return 'taxed';
}

/** Returns true for an ME or EPP whose ISS is part of the Simples Nacional. */
export function paysInsideSimples({ prest }: InfDps): boolean {
  return prest.regTrib.opSimpNac === '3' && prest.regTrib.regApTribSN === '1';
}

/**
 * The municipality where the ISS is due (rules E1301 to E1325), or undefined if the service is not taxed or the ISS has
 * ended.
 * Unknown service codes are due at the provider. An imported service is due where the customer is (LC 116, article 3,
 * I).
 */
export function incidenceOf(dps: InfDps, parameters: Parameters): string | undefined {
  const { cTribNac } = dps.serv.cServ;
  const service = parameters.serviceCode(cTribNac);
  if (dps.valores.trib.tribMun.tribISSQN !== '1' || service?.isOutsideIss === true)
    return undefined;
  if (!hasIss(dps.dCompet)) return undefined;
  const provider = municipalityOfProvider(dps);
  const place = dps.serv.locPrest.cLocPrestacao;
  if (place === MARITIME_WATERS && cTribNac !== PORT_SERVICES) return provider;
  const customer = municipalityOfCustomer(dps);
  if (isAbroad(dps.prest)) return customer ?? place ?? provider;
  if (service?.incidence === 'place') return place ?? provider;
  if (service?.incidence === 'customer') return customer ?? provider;
  return provider;
}

function municipalityOfProvider({ tpEmit, cLocEmi, prest }: InfDps): string {
  return tpEmit === '1' ? cLocEmi : (prest.end?.endNac?.cMun ?? cLocEmi);
}

/** A customer that issues the DPS itself has no address in it. */
function municipalityOfCustomer({ tpEmit, cLocEmi, toma }: InfDps): string | undefined {
  return tpEmit === '2' ? cLocEmi : toma?.end?.endNac?.cMun;
}
