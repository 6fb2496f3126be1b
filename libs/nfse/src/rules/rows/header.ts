import { sumCents, toCents } from '#libs/kernel';
import { dpsId } from '../../ids/dps-id';
import { isAccessKey, parseAccessKey } from '../../ids/access-key';
import { type InfDps } from '../../national/dps';
import { isMunicipalityCode } from '../../parameters/municipality-code';
import { isMei, money, taxIdOf } from '../facts';
import { technicalNote009Fault } from '../technical-note-009';
import { dpsRule, type Facts } from '../rule';

/** Series of a taxpayer's own application; the others belong to the mobile application and the web page. */
const OWN_APPLICATION = { from: 1, to: 49_999 };
const MAX_DESCRIPTION = 2_000;
/** The day of the schema in which a CNPJ may have letters, the provider's and the customer's alike. */
const CNPJ_WITH_LETTERS = '2026-07-27';
const LARGEST = toCents(Number.MAX_SAFE_INTEGER);

export const HEADER_RULES = [
  dpsRule('E0004', 'The id must match the fields of the DPS', 'Id', ({ dps }) => {
    const expected = expectedId(dps);
    return expected === undefined || dps.Id === expected
      ? undefined
      : `The id is ${dps.Id}, but the fields give ${expected}.`;
  }),
  dpsRule('E0006', 'The environment must be the one that received the DPS', 'tpAmb', (facts) =>
    facts.dps.tpAmb === facts.environment
      ? undefined
      : `The environment is ${facts.dps.tpAmb}, but ${facts.environment} received the DPS.`,
  ),
  dpsRule('E0008', 'The DPS must not be issued in the future', 'dhEmi', ({ dps, nowMs }) =>
    Date.parse(dps.dhEmi) > nowMs
      ? `The DPS is issued at ${dps.dhEmi}, after it was processed at ${new Date(nowMs).toISOString()}.`
      : undefined,
  ),
  dpsRule('E0010', 'The series must belong to the kind of sender', 'serie', outsideSeries),
  dpsRule('E0015', 'The date of the service must not be after the issue', 'dCompet', ({ dps }) =>
    dps.dCompet > dps.dhEmi.slice(0, 10)
      ? `The date of the service is ${dps.dCompet}, but the DPS is issued on ${dps.dhEmi.slice(0, 10)}.`
      : undefined,
  ),
  dpsRule('E0016', 'The service must not be older than the agreement', 'dCompet', (facts) => {
    const { name, activeSince } = facts.parameters.municipality(facts.dps.cLocEmi) ?? {};
    return activeSince !== undefined && facts.dps.dCompet < activeSince && !isMei(facts.dps)
      ? `The date of the service is ${facts.dps.dCompet}, but the agreement of ${name ?? ''} began on ${activeSince}.`
      : undefined;
  }),
  dpsRule('E0029', 'A provider that issues must not give a reason', 'cMotivoEmisTI', ({ dps }) =>
    dps.tpEmit === '1' && dps.cMotivoEmisTI !== undefined
      ? `The provider issues the DPS, and the reason is ${dps.cMotivoEmisTI}.`
      : undefined,
  ),
  dpsRule('E0037', 'The municipality must exist', 'cLocEmi', ({ dps, parameters }) =>
    isMunicipalityCode(dps.cLocEmi) || parameters.municipality(dps.cLocEmi) !== undefined
      ? undefined
      : `${dps.cLocEmi} is not the code of a municipality.`,
  ),
  dpsRule('E0038', 'The agreement of the municipality must be active', 'cLocEmi', (facts) => {
    const municipality = facts.parameters.municipality(facts.dps.cLocEmi);
    return municipality?.isActive === false && !isMei(facts.dps)
      ? `The agreement of ${municipality.name} is not active.`
      : undefined;
  }),
  dpsRule('E0039', 'The municipality must use the national issuers', 'cLocEmi', (facts) => {
    const municipality = facts.parameters.municipality(facts.dps.cLocEmi);
    return municipality?.issuesOnPublicEmitters === false && !isMei(facts.dps)
      ? `Providers of ${municipality.name} issue in the system of the municipality.`
      : undefined;
  }),
  dpsRule('E0042', 'The key of the replaced invoice must be valid', 'subst/chSubstda', replacedKey),
  dpsRule('E0078', 'The reason 99 needs a text', 'subst/xMotivo', ({ dps }) =>
    dps.subst?.cMotivo === '99' && dps.subst.xMotivo === undefined
      ? 'The reason of the replacement is 99, but there is no text.'
      : undefined,
  ),
  {
    ...dpsRule('E1235', 'The document must have the form of the schema', '', schemaFaults),
    stage: 'service' as const,
  },
  dpsRule('E9996', 'Only the provider can issue', 'tpEmit', ({ dps }) =>
    dps.tpEmit === '2' || dps.tpEmit === '3'
      ? `The kind of issuer is ${dps.tpEmit}; this version accepts only 1.`
      : undefined,
  ),
];

/** Undefined if a part has the wrong form: then the schema refuses the DPS. */
function expectedId(dps: InfDps): string | undefined {
  const issuer = dps.tpEmit === '2' ? dps.toma : dps.tpEmit === '3' ? dps.interm : dps.prest;
  const taxId = taxIdOf(issuer);
  if (taxId === undefined) return undefined;
  try {
    return dpsId({ municipality: dps.cLocEmi, taxId, series: dps.serie, number: dps.nDPS });
  } catch {
    return undefined;
  }
}

function outsideSeries({ dps, series = OWN_APPLICATION }: Facts): string | undefined {
  const number = Number(dps.serie);
  return number < series.from || number > series.to
    ? `The series is ${dps.serie}, but it must be from ${String(series.from)} to ${String(series.to)}.`
    : undefined;
}

function replacedKey({ dps }: Facts): string | undefined {
  const key = dps.subst?.chSubstda;
  if (key === undefined) return undefined;
  if (!isAccessKey(key)) return `${key} is not an access key with a correct check digit.`;
  const parts = parseAccessKey(key);
  return parts?.municipality === dps.cLocEmi && parts.taxId === taxIdOf(dps.prest)
    ? undefined
    : `The key ${key} is of another municipality or another provider.`;
}

/**
 * Errors that the schema finds in XML. The DPS of a JSON request was never XML. A year after 2099 is none of them, although
 * the schema has no such year: a clock that is put a century ahead must not stop a test of other services.
 */
function schemaFaults({ dps }: Facts) {
  const { vServ } = dps.valores.vServPrest;
  if (vServ <= 0) {
    const detail = `The amount of the service is ${money(vServ)}, but it must be more than R$ 0.00.`;
    return { element: 'valores/vServPrest/vServ', detail };
  }
  const withLetters = cnpjWithLetters(dps);
  if (withLetters !== undefined && dps.dhEmi.slice(0, 10) < CNPJ_WITH_LETTERS) {
    const detail = `The CNPJ has letters; the layout allows them from ${CNPJ_WITH_LETTERS} on, and the DPS is issued on ${dps.dhEmi.slice(0, 10)}.`;
    return { element: `${withLetters}/CNPJ`, detail };
  }
  const { vTotTrib } = dps.valores.trib.totTrib;
  if (vTotTrib !== undefined && sumCents(Object.values(vTotTrib)) === undefined) {
    const detail = `The sum of the approximate taxes is above ${money(LARGEST)}, the most that can be stored.`;
    return { element: 'valores/trib/totTrib/vTotTrib', detail };
  }
  const detail = descriptionFault(dps.serv.cServ.xDescServ);
  if (detail !== undefined) return { element: 'serv/cServ/xDescServ', detail };
  return technicalNote009Fault(dps);
}

function descriptionFault(description: string): string | undefined {
  const length = Array.from(description).length;
  if (length < 1 || length > MAX_DESCRIPTION)
    return `The description has ${String(length)} characters, but it must have 1 to 2000.`;
  // The ABRASF document of the same invoice is read without the white space around its texts.
  return description.trim() === '' ? 'The description is only white space.' : undefined;
}

/** The first party whose CNPJ has letters. */
function cnpjWithLetters({ prest, toma, dest, interm, IBSCBS }: InfDps): string | undefined {
  const parties = { prest, toma, dest, interm, 'IBSCBS/dest': IBSCBS?.dest };
  return Object.entries(parties).find(([, party]) => /[A-Z]/.test(party?.CNPJ ?? ''))?.[0];
}
