import { editionOf } from '../../national/edition';
import { type InfDps } from '../../national/dps';
import { isMunicipalityCode } from '../../parameters/municipality-code';
import { isNationalServiceCode } from '../../parameters/service-list';
import { isAbroad, paysInsideSimples } from '../../taxes/incidence';
import { incidenceMunicipality, isMei } from '../facts';
import { dpsRule, type Facts } from '../rule';

/** The code that may have any of the groups, because it stands for all other services. */
const OTHER_SERVICES = '990101';
const MARITIME_WATERS = '0000000';
/** A code of NBS 2.0: chapter 1.01 to 1.27 and six more digits. */
const NBS = /^1(?:0[1-9]|1\d|2[0-7])\d{6}$/;

/** Technical note 009 adds the service. */
const CONDOMINIUM = '990501';

export const SERVICE_RULES = [
  dpsRule(
    'E0302',
    'The place of the service must exist',
    'serv/locPrest/cLocPrestacao',
    ({ dps, parameters }) => {
      const place = dps.serv.locPrest.cLocPrestacao;
      return place === undefined ||
        place === MARITIME_WATERS ||
        isMunicipalityCode(place) ||
        parameters.municipality(place) !== undefined
        ? undefined
        : `${place} is not the code of a municipality.`;
    },
  ),
  dpsRule(
    'E0310',
    'The service must be in the national list',
    'serv/cServ/cTribNac',
    ({ dps, parameters }) => {
      const { cTribNac } = dps.serv.cServ;
      if (cTribNac === CONDOMINIUM && editionOf(dps) === '007') {
        return `${cTribNac} is a code of technical note 009, which does not apply to a DPS of ${dps.dhEmi.slice(0, 10)}.`;
      }
      return isNationalServiceCode(cTribNac) || parameters.serviceCode(cTribNac) !== undefined
        ? undefined
        : `${cTribNac} is not a code of the national list of services.`;
    },
  ),
  dpsRule(
    'E0312',
    'The municipality must administer the service',
    'serv/cServ/cTribNac',
    notAdministered,
  ),
  dpsRule('E0315', 'The municipal code 000 is not allowed', 'serv/cServ/cTribMun', ({ dps }) =>
    dps.serv.cServ.cTribMun === '000' ? 'The municipal code of the service is 000.' : undefined,
  ),
  dpsRule('E0316', 'The NBS code must exist', 'serv/cServ/cNBS', ({ dps }) => {
    const { cNBS } = dps.serv.cServ;
    return cNBS === undefined || NBS.test(cNBS)
      ? undefined
      : `${cNBS} is not a code of the NBS: nine digits that begin with 101 to 127.`;
  }),
  dpsRule('E0318', 'An export needs an NBS code', 'serv/cServ/cNBS', ({ dps }) =>
    dps.serv.cServ.cNBS === undefined && dps.tpEmit === '1' && hasForeignPart(dps)
      ? 'A person or the place of the service is abroad, but there is no NBS code.'
      : undefined,
  ),
  dpsRule('E0322', 'IBS and CBS need an NBS code', 'serv/cServ/cNBS', ({ dps }) =>
    dps.IBSCBS !== undefined && dps.serv.cServ.cNBS === undefined
      ? 'The DPS declares IBS and CBS, but has no NBS code.'
      : undefined,
  ),
  dpsRule('E0330', 'An export needs the group of foreign trade', 'serv/comExt', ({ dps }) => {
    const isExport = dps.valores.trib.tribMun.tribISSQN === '3' || hasForeignPart(dps);
    return dps.serv.comExt === undefined && dps.tpEmit === '1' && isExport
      ? 'The service is an export, but the group comExt is missing.'
      : undefined;
  }),
  dpsRule('E0331', 'An import needs the group of foreign trade', 'serv/comExt', ({ dps }) =>
    dps.serv.comExt === undefined &&
    dps.tpEmit !== '1' &&
    (isAbroad(dps.prest) || dps.serv.locPrest.cPaisPrestacao !== undefined)
      ? 'The service is an import, but the group comExt is missing.'
      : undefined,
  ),
  dpsRule('E0370', 'The service needs the group of construction', 'serv/obra', (facts) =>
    requiredGroup(facts) === 'construction' && facts.dps.serv.obra === undefined
      ? `The service ${facts.dps.serv.cServ.cTribNac} needs the group obra.`
      : undefined,
  ),
  dpsRule('E0372', 'Other services must not have a group of construction', 'serv/obra', (facts) =>
    requiredGroup(facts) !== 'construction' &&
    facts.dps.serv.obra !== undefined &&
    facts.dps.serv.cServ.cTribNac !== OTHER_SERVICES
      ? `The service ${facts.dps.serv.cServ.cTribNac} must not have the group obra.`
      : undefined,
  ),
  dpsRule('E0390', 'Item 12 needs the group of events', 'serv/atvEvento', (facts) =>
    requiredGroup(facts) === 'event' && facts.dps.serv.atvEvento === undefined
      ? `The service ${facts.dps.serv.cServ.cTribNac} needs the group atvEvento.`
      : undefined,
  ),
  dpsRule('E0392', 'Other services must not have a group of events', 'serv/atvEvento', (facts) =>
    requiredGroup(facts) !== 'event' &&
    facts.dps.serv.atvEvento !== undefined &&
    facts.dps.serv.cServ.cTribNac !== OTHER_SERVICES
      ? `The service ${facts.dps.serv.cServ.cTribNac} must not have the group atvEvento.`
      : undefined,
  ),
];

function requiredGroup({ dps, parameters }: Facts): 'construction' | 'event' | undefined {
  const { cTribNac } = dps.serv.cServ;
  return (
    parameters.serviceCode(cTribNac)?.requires ?? (cTribNac.startsWith('12') ? 'event' : undefined)
  );
}

/** An active municipality without a rate for the service, where the request has none either. */
function notAdministered(facts: Facts): string | undefined {
  const { dps, computed } = facts;
  const municipality = incidenceMunicipality(facts);
  const isMissing = computed.iss.situation === 'taxed' && computed.iss.rate === undefined;
  return isMissing && municipality?.isActive === true && !isMei(dps) && !paysInsideSimples(dps)
    ? `${municipality.name} has no rate for the service ${dps.serv.cServ.cTribNac}.`
    : undefined;
}

function hasForeignPart({ toma, interm, serv }: InfDps): boolean {
  return (
    toma?.end?.endExt !== undefined ||
    interm?.end?.endExt !== undefined ||
    serv.locPrest.cPaisPrestacao !== undefined
  );
}
