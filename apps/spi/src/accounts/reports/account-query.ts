import { brasiliaDate, brasiliaDayStartMs } from '#libs/brazil';
import { type AccountAnswer, type AccountSubject, type SpiAccountQuery } from '#libs/iso20022';
import { LAST_INSTANT_MS, toIsoUtc } from '#libs/kernel';
import { type Participant } from '../../participants/participant';
import { type Refusal } from '../../settlement/arrival';

const DAY_MS = 86_400_000;
const QUERY = 'Envelope/Document/AcctRptgReq/RptgReq';

/** The subjects that a camt.060 can request in each message (catalogue 5.13, camt.060). A query for an entry has only its id. */
const SUBJECTS: Readonly<Record<AccountAnswer, readonly (AccountSubject | undefined)[]>> = {
  'camt.052': ['REL', 'TRD', 'TRT'],
  'camt.053': ['CSA', 'CRE'],
  'camt.054': [undefined],
};

interface Check {
  readonly isWrong: (query: SpiAccountQuery, sender: string, owner?: Participant) => boolean;
  readonly reason: string;
  readonly element: string;
  readonly description: string;
}

const CHECKS: readonly Check[] = [
  {
    isWrong: ({ ownerIspb }, sender) => ownerIspb !== sender,
    reason: 'Participante invalido',
    element: 'AcctOwnr/Agt/FinInstnId/ClrSysMmbId/MmbId',
    description: 'A participant can query only its own Conta PI.',
  },
  {
    isWrong: (_query, _sender, owner) => owner === undefined || owner.kind === 'INDIRECT',
    reason: 'Participante invalido',
    element: 'AcctOwnr/Agt/FinInstnId/ClrSysMmbId/MmbId',
    description: 'The participant has no Conta PI. Only direct participants have one.',
  },
  {
    isWrong: ({ answer, entryId }) => answer === 'camt.054' && entryId === undefined,
    reason: 'Consulta invalida',
    element: 'Id',
    description: 'Is missing. A query for a camt.054 must have the id of one entry.',
  },
  {
    isWrong: ({ answer, entryId }) => answer !== 'camt.054' && entryId !== undefined,
    reason: 'Consulta invalida',
    element: 'Id',
    description: 'Must be absent. Only a query for a camt.054 has the id of an entry.',
  },
  {
    isWrong: ({ answer, subject }) => !SUBJECTS[answer].includes(subject),
    reason: 'Consulta invalida',
    element: 'ReqdBalTp/CdOrPrtry/Prtry',
    description:
      'Must be REL, TRD or TRT with camt.052, and CSA or CRE with camt.053. Must be absent with camt.054.',
  },
  {
    isWrong: ({ period }) => (period?.fromTime === undefined) !== (period?.toTime === undefined),
    reason: 'Periodo invalido',
    element: 'RptgPrd/FrToTm',
    description: 'Must have both times or neither.',
  },
  {
    isWrong: ({ period }) => {
      if (period === undefined) return false;
      const { fromMs, toMs } = boundsOf(period);
      return fromMs >= toMs;
    },
    reason: 'Periodo invalido',
    element: 'RptgPrd',
    description: 'The period ends before it begins.',
  },
];

/**
 * Checks a query about a Conta PI.
 * @param owner the participant that the query names; undefined if it is not registered
 * @returns why it is refused with an admi.002; undefined if it can be answered
 */
export function wrongQuery(
  query: SpiAccountQuery,
  sender: string,
  owner: Participant | undefined,
): Refusal | undefined {
  const wrong = CHECKS.find(({ isWrong }) => isWrong(query, sender, owner));
  if (wrong === undefined) return undefined;
  const { reason, element, description } = wrong;
  return { reason, location: `${QUERY}/${element}`, description };
}

/**
 * The period of a query: from `from` (inclusive) to `to` (exclusive), ISO 8601 UTC. Days are those of Brasília, times are in UTC.
 * Without a period, it is today.
 */
export function periodOf(
  { period }: SpiAccountQuery,
  nowMs: number,
): { readonly from: string; readonly to: string } {
  const { fromMs, toMs } = boundsOf(period ?? { fromDate: brasiliaDate(nowMs) });
  return { from: toIsoUtc(fromMs), to: toIsoUtc(Math.min(toMs, LAST_INSTANT_MS)) };
}

function boundsOf(period: NonNullable<SpiAccountQuery['period']>): {
  readonly fromMs: number;
  readonly toMs: number;
} {
  const { fromDate, toDate = fromDate, fromTime, toTime } = period;
  if (fromTime === undefined || toTime === undefined) {
    const toMs = brasiliaDayStartMs(toDate) + DAY_MS;
    return { fromMs: brasiliaDayStartMs(fromDate), toMs };
  }
  // The last millisecond is part of the period.
  const toMs = Date.parse(`${toDate}T${toTime}`) + 1;
  return { fromMs: Date.parse(`${fromDate}T${fromTime}`), toMs };
}
