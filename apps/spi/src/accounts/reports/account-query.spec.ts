import { type SpiAccountQuery } from '#libs/iso20022';
import { toCents } from '#libs/kernel';
import { type Participant } from '../../participants/participant';
import { balanceReport, entriesReport } from './account-reports';
import { periodOf, wrongQuery } from './account-query';

const SENDER = '10000001';
const NOW = '2026-11-21T01:30:00.000Z';
const HEAD = { queryId: `M${SENDER}${'1'.repeat(23)}`, ownerIspb: SENDER, now: NOW };
const END_TO_END_ID = 'E1000000120261121120000000000001';

const query = (change: Partial<SpiAccountQuery>): SpiAccountQuery => {
  return { createdAt: NOW, answer: 'camt.053', ownerIspb: SENDER, subject: 'CSA', ...change };
};
const owner = (change: Partial<Participant> = {}): Participant => {
  return {
    ...{ ispb: SENDER, name: 'x', kind: 'DIRECT', status: 'ACTIVE', settlementAgent: null },
    ...{ player: 'CLIENT', sendBlocked: false, balance: toCents(100), reserved: toCents(30) },
    ...{ answer: null, certificate: null, createdAt: NOW },
    ...change,
  };
};

const OWNER = 'AcctOwnr/Agt/FinInstnId/ClrSysMmbId/MmbId';
const SUBJECT = 'ReqdBalTp/CdOrPrtry/Prtry';
const without = (sent: SpiAccountQuery): SpiAccountQuery => {
  const { createdAt, answer, ownerIspb, entryId } = sent;
  return { createdAt, answer, ownerIspb, ...(entryId === undefined ? {} : { entryId }) };
};

describe('A camt.060', () => {
  it.each<[what: string, query: SpiAccountQuery, element: string | undefined, owner?: Participant]>(
    [
      ['of the balance', query({}), undefined],
      ['of the remuneration', query({ subject: 'CRE' }), undefined],
      ['of the entries of today', query({ answer: 'camt.052', subject: 'REL' }), undefined],
      ['of a file of Pix Saque', query({ answer: 'camt.052', subject: 'TRD' }), undefined],
      [
        'of an entry',
        without(query({ answer: 'camt.054', entryId: END_TO_END_ID })),
        undefined,
        owner({ kind: 'VIRTUAL' }),
      ],
      ['of another participant', query({ ownerIspb: '20000002' }), OWNER],
      ['of an indirect participant', query({}), OWNER, owner({ kind: 'INDIRECT' })],
      ['of an entry without its id', without(query({ answer: 'camt.054' })), 'Id'],
      ['of the balance with an id', query({ entryId: END_TO_END_ID }), 'Id'],
      ['of the balance without a subject', without(query({})), SUBJECT],
      ['of the balance as entries', query({ answer: 'camt.052' }), SUBJECT],
      ['of entries as a balance', query({ subject: 'REL' }), SUBJECT],
      [
        'of an entry with a subject',
        query({ answer: 'camt.054', entryId: END_TO_END_ID }),
        SUBJECT,
      ],
      [
        'with one time',
        query({ period: { fromDate: '2026-11-20', fromTime: '00:00:00.000Z' } }),
        'RptgPrd/FrToTm',
      ],
      [
        'that ends before it begins',
        query({ period: { fromDate: '2026-11-20', toDate: '2026-11-19' } }),
        'RptgPrd',
      ],
      [
        'of one millisecond',
        query({
          period: {
            ...{ fromDate: '2026-11-20', toDate: '2026-11-20' },
            ...{ fromTime: '10:00:00.000Z', toTime: '10:00:00.000Z' },
          },
        }),
        undefined,
      ],
    ],
  )('%s', (_what, sent, element, stored = owner()) => {
    const location =
      element === undefined ? undefined : `Envelope/Document/AcctRptgReq/RptgReq/${element}`;
    const refusal = wrongQuery(sent, SENDER, stored);
    expect(refusal?.location).toBe(location);
    expect(refusal?.reason.length ?? 0).toBeLessThanOrEqual(35);
  });

  it('of a participant that is not registered', () => {
    expect(wrongQuery(query({}), SENDER, undefined)?.reason).toBe('Participante invalido');
  });

  it.each<[SpiAccountQuery['period'], from: string, to: string]>([
    // 22:30 of the day before in Brasília.
    [undefined, '2026-11-20T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
    [{ fromDate: '2026-11-19' }, '2026-11-19T03:00:00.000Z', '2026-11-20T03:00:00.000Z'],
    [
      { fromDate: '2026-11-18', toDate: '2026-11-19' },
      '2026-11-18T03:00:00.000Z',
      '2026-11-20T03:00:00.000Z',
    ],
    [
      {
        ...{ fromDate: '2026-11-18', fromTime: '10:00:00.000Z' },
        ...{ toDate: '2026-11-19', toTime: '09:59:59.999Z' },
      },
      '2026-11-18T10:00:00.000Z',
      '2026-11-19T10:00:00.000Z',
    ],
    [
      { fromDate: '9999-12-31', fromTime: '00:00:00.000Z', toTime: '23:59:59.999Z' },
      '9999-12-31T00:00:00.000Z',
      '9999-12-31T23:59:59.999Z',
    ],
    [
      { fromDate: '2026-11-18', toDate: '9999-12-31' },
      '2026-11-18T03:00:00.000Z',
      '9999-12-31T23:59:59.999Z',
    ],
  ])('has the period %j', (period, from, to) => {
    const asked = period === undefined ? query({}) : query({ period });
    expect(periodOf(asked, Date.parse(NOW))).toEqual({ from, to });
  });
});

describe('Reports of a Conta PI', () => {
  it.each([
    ['CSA', { SADP: 70, SABK: 30 }],
    ['CRE', { PSSR: 0, REMN: 0 }],
  ] as const)('have the balances of %s', (subject, expected) => {
    const { createdAt, statements } = balanceReport(HEAD, owner(), subject);
    const [statement] = statements;
    const amounts = statement?.balances.map(({ type, amount }) => [type, amount] as const) ?? [];
    expect(Object.fromEntries(amounts)).toEqual(expected);
    expect([createdAt, statement?.queryId, statement?.ownerIspb]).toEqual([
      NOW,
      HEAD.queryId,
      SENDER,
    ]);
  });

  it('have a hash that changes with the entries', () => {
    const hashOf = (entries: number, first: number, last: number): string | undefined =>
      entriesReport(HEAD, { entries, first, last }).files[0]?.hash;
    const hashes = [hashOf(0, 0, 0), hashOf(1, 5, 5), hashOf(2, 5, 6), hashOf(2, 5, 7)];
    expect(new Set(hashes).size).toBe(4);
    expect(hashOf(2, 5, 7)).toBe(hashes[3]);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});
