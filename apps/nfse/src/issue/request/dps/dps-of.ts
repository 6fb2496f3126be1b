import { brasiliaDate, brasiliaDateTime } from '#libs/brazil';
import {
  computeNfse,
  dpsId,
  editionOn,
  inEdition,
  TECHNICAL_NOTE_009_FROM,
  type InfDps,
  type Parameters,
  type Percentage,
} from '#libs/nfse';
import { type IssueRequest } from '../issue-request';
import { defined } from './defined';
import { ibsCbsOf } from './ibs-cbs-of';
import { partyOf, providerOf } from './parties-of';
import { serviceOf } from './service-of';
import { valuesOf } from './values-of';

/** The data of a DPS that the request does not have. */
export interface DpsPlace {
  /** 1 to 5 digits. The caller passes the series of the request, or a default. */
  readonly series: string;
  /** 1 to 15 digits. */
  readonly number: number;
  readonly issuedAtMs: number;
  /** 1 production, 2 tests. */
  readonly environment: '1' | '2';
  readonly parameters: Parameters;
  /** Name and version of the application, at most 20 characters. */
  readonly application: string;
  /** The invoice that this one replaces. */
  readonly substitution?: NonNullable<InfDps['subst']>;
}

export interface RequestedDps {
  readonly dps: InfDps;
  /** The rate of the request, if the rules do not allow a rate in the DPS. */
  readonly requestRate?: Percentage;
}

/**
 * Creates the DPS of a request. `refusalsOf` checks it with the official rules.
 *
 * @throws RangeError if the series or the number is too long for the id of a DPS
 */
export function dpsOf(request: IssueRequest, place: DpsPlace): RequestedDps {
  const dps = dpsWithoutRate(request, place);
  const { issRate } = request.service;
  if (issRate === undefined) return { dps };
  return needsRate(dps, place.parameters)
    ? { dps: withRate(dps, issRate) }
    : { dps, requestRate: issRate };
}

function dpsWithoutRate(request: IssueRequest, place: DpsPlace): InfDps {
  const { provider, customer, intermediary, municipality, ibsCbs } = request;
  const { series, parameters } = place;
  const number = String(place.number);
  const day = request.competence ?? brasiliaDate(place.issuedAtMs);
  const taxId = provider.cnpj ?? provider.cpf ?? '';
  const dhEmi = brasiliaDateTime(place.issuedAtMs);
  const { technicalNote009From = TECHNICAL_NOTE_009_FROM } = parameters.national ?? {};
  const edition = editionOn(dhEmi, technicalNote009From);
  const dps: InfDps = defined({
    Id: dpsId({ municipality, taxId, series, number }),
    tpAmb: place.environment,
    dhEmi,
    verAplic: place.application,
    serie: series,
    nDPS: number,
    dCompet: day,
    tpEmit: '1',
    cLocEmi: municipality,
    subst: place.substitution,
    prest: providerOf(provider, edition),
    toma: customer && partyOf(customer),
    interm: intermediary && partyOf(intermediary),
    serv: serviceOf(request, day, edition),
    valores: valuesOf(request, parameters),
    IBSCBS: ibsCbs && ibsCbsOf(ibsCbs),
  });
  return inEdition(dps, edition);
}

/**
 * Whether the DPS must have the rate of the ISS. It must if no active municipality supplies the rate (rules E0619,
 * E0640), or if the ISS is retained inside the Simples Nacional (E0621, E0628). Otherwise it must not (E0600 to E0617,
 * E0625 to
 * E0635).
 */
function needsRate(dps: InfDps, parameters: Parameters): boolean {
  const { iss, cLocIncid } = computeNfse(dps, parameters);
  if (iss.situation !== 'taxed' || iss.benefit?.kind === 'rate') return false;
  const { opSimpNac, regApTribSN } = dps.prest.regTrib;
  if (opSimpNac === '3' && regApTribSN === '1') return true;
  return cLocIncid === undefined || parameters.municipality(cLocIncid)?.isActive !== true;
}

function withRate(dps: InfDps, pAliq: Percentage): InfDps {
  const { valores } = dps;
  const tribMun = { ...valores.trib.tribMun, pAliq };
  return { ...dps, valores: { ...valores, trib: { ...valores.trib, tribMun } } };
}
