import { type DictKey } from '../keys/dict-key';
import { register, UNKNOWN_TO_CONTRACT } from '../keys/new-key';
import { RestrictionSet, type RestrictionKind, type RestrictionTarget } from './restriction';

const KEY = '+5511987654321';
const TAX_ID = '12345678909';
const ACCOUNT = '10000001/0001/123456/CACC';

const entry: DictKey = register(
  {
    keyType: 'PHONE',
    keyValue: KEY,
    accountId: 'acc-001',
    ispb: '10000001',
    branch: '0001',
    accountNumber: '123456',
    accountType: 'CHECKING',
    holderName: 'Maria Silva',
    holderTaxId: TAX_ID,
    ...UNKNOWN_TO_CONTRACT,
  },
  { id: 'key', slot: 1, createdAt: '2999-01-01T00:00:00.000Z' },
);

const owner = { keyValue: KEY, taxId: TAX_ID, account: ACCOUNT };

function setOf(...targets: readonly (readonly [RestrictionKind, RestrictionTarget, string])[]) {
  return new RestrictionSet(
    targets.map(([kind, target, value], index) => ({
      id: `restriction-${String(index)}`,
      kind,
      target,
      value,
      createdAt: '2999-01-01T00:00:00.000Z',
    })),
  );
}

/** The errors of a lookup, of a change of the key, and of a new owner. */
function errorsOf(set: RestrictionSet) {
  const refusals = [set.ofLookup(entry), set.ofChange(KEY), set.ofNewOwner(owner)];
  return refusals.map((refusal) => refusal?.error);
}

/** On a lookup, on a change of the key, and on a new owner. */
type Errors = readonly (string | undefined)[];

const FRAUD: Errors = [
  'EntryWithFraudRelatedRestriction',
  undefined,
  'UserOrAccountWithFraudRelatedRestriction',
];

describe('A restriction', () => {
  it.each<readonly [RestrictionKind, RestrictionTarget, string, Errors]>([
    ['COURT_ORDER', 'KEY', KEY, ['EntryBlocked', 'EntryBlocked', 'EntryBlocked']],
    ['COURT_ORDER', 'TAX_ID', TAX_ID, ['TaxIdNumberBlocked', undefined, 'TaxIdNumberBlocked']],
    ['FRAUD', 'TAX_ID', TAX_ID, FRAUD],
    ['FRAUD', 'ACCOUNT', ACCOUNT, FRAUD],
    ['COURT_ORDER', 'KEY', '+5511987654322', [undefined, undefined, undefined]],
    ['FRAUD', 'ACCOUNT', '10000001/0002/123456/CACC', [undefined, undefined, undefined]],
    // The same text as another target.
    ['COURT_ORDER', 'TAX_ID', KEY, [undefined, undefined, undefined]],
  ])('%s on %s %s', (kind, target, value, errors) => {
    expect(errorsOf(setOf([kind, target, value]))).toEqual(errors);
  });

  it('does not concern anything if there is none', () => {
    expect(errorsOf(setOf())).toEqual([undefined, undefined, undefined]);
  });

  it('by a court goes before suspected fraud, and the text names it', () => {
    const set = setOf(['FRAUD', 'TAX_ID', TAX_ID], ['COURT_ORDER', 'TAX_ID', TAX_ID]);
    expect(set.ofNewOwner(owner)).toEqual({
      error: 'TaxIdNumberBlocked',
      detail:
        'A court order blocks the CPF or CNPJ. DELETE /__admin/restrictions/restriction-1 ends the restriction.',
    });
  });
});
