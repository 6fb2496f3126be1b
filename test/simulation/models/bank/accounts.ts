import { centsOf, reais } from '../amounts';
import { elementsOf } from '../lists';
import { at, statusDiffers } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { type Answer } from '../../core/wire';
import { withData, type World } from '../world';
import { accountOf, blockedOf, isKnown, learnt, withAccount } from './ledger';
import { ACCOUNT_IDS, type Account, type AccountId, type Planned } from './state';
import { ACCOUNTS_PATH, dataDiffers, nowMsOf, request } from './wire';

/** All entries since the clocks of the sandboxes were set, and those of the next months. */
const PERIOD = 'fromBookingDate=2999-01-04&toBookingDate=2999-12-01&page-size=1000';

export function balancesPath(account: AccountId): string {
  return `${ACCOUNTS_PATH}/${account}/balances`;
}

export function statementPath(account: AccountId): string {
  return `${ACCOUNTS_PATH}/${account}/transactions?${PERIOD}`;
}

/** Read mostly until the account is known. */
function drawAccount(world: World, share: boolean, accounts: readonly AccountId[]) {
  if (world.nowMs === undefined) return undefined;
  const unknown = ACCOUNT_IDS.filter((id) => !isKnown(accountOf(world.data.bank, id)));
  return unknown.length > 0 ? unknown : share ? accounts : undefined;
}

export const readBalance = operation<World, { account: AccountId }>({
  name: 'bank.balance',
  service: 'openfinance',
  weight: 14,
  draw: (dice, world) => {
    const accounts = drawAccount(world, dice.share(0.3), ACCOUNT_IDS)?.filter(
      (id) =>
        accountOf(world.data.bank, id).cents === undefined ||
        isKnown(accountOf(world.data.bank, id)),
    );
    return accounts === undefined || accounts.length === 0
      ? undefined
      : { account: dice.one(accounts) };
  },
  request: ({ account }) => request('GET', balancesPath(account)),
  outcomes: ({ account }, world) => [
    {
      name: 'the balance',
      differs: (answer) => balanceDiffers(world, account, answer),
      next: (answer) => (answer === undefined ? world : withBalance(world, account, answer)),
    },
  ],
});

export function balanceDiffers(
  { data: { bank } }: World,
  account: AccountId,
  answer: Answer,
): string | undefined {
  const { cents } = accountOf(bank, account);
  const blocked = blockedOf(bank, account);
  return dataDiffers(answer, 200, {
    blockedAmount: { amount: reais(blocked), currency: 'BRL' },
    ...(cents !== undefined && {
      availableAmount: { amount: reais(cents - blocked), currency: 'BRL' },
    }),
  });
}

export function withBalance(world: World, id: AccountId, answer: Answer): World {
  const available = centsOf(at(answer.body, 'data', 'availableAmount', 'amount'));
  const cents = available + blockedOf(world.data.bank, id);
  return withLearnt(world, id, { cents });
}

export const readFuture = operation<World, { account: AccountId }>({
  name: 'bank.future',
  service: 'openfinance',
  weight: 14,
  draw: (dice, world) => {
    const accounts = drawAccount(world, dice.share(0.1), ACCOUNT_IDS)?.filter(
      (id) =>
        accountOf(world.data.bank, id).planned === undefined ||
        isKnown(accountOf(world.data.bank, id)),
    );
    return accounts === undefined || accounts.length === 0
      ? undefined
      : { account: dice.one(accounts) };
  },
  request: ({ account }) => request('GET', statementPath(account)),
  outcomes: ({ account }, world): readonly Outcome<World>[] => [
    {
      name: 'the statement',
      differs: (answer) => statementDiffers(world, account, answer),
      next: (answer) => (answer === undefined ? world : withPlanned(world, account, answer)),
    },
  ],
});

/** The entries that are planned are those that are known, if they are. */
export function statementDiffers(
  { data: { bank } }: World,
  account: AccountId,
  answer: Answer,
): string | undefined {
  const { planned } = accountOf(bank, account);
  const wrong = statusDiffers(answer, 200);
  if (wrong !== undefined || planned === undefined) return wrong;
  const shown = (each: readonly Planned[]) =>
    JSON.stringify(each.toSorted((one, other) => one.id.localeCompare(other.id)));
  const [found, expected] = [shown(plannedIn(answer)), shown(planned)];
  return found === expected ? undefined : `the planned entries are ${found}, not ${expected}`;
}

export function withPlanned(world: World, id: AccountId, answer: Answer): World {
  return withLearnt(world, id, { planned: plannedIn(answer) });
}

function plannedIn({ body }: Answer): readonly Planned[] {
  return elementsOf(at(body, 'data'))
    .filter((each) => at(each, 'completedAuthorisedPaymentType') === 'LANCAMENTO_FUTURO')
    .map((each) => ({
      id: String(at(each, 'transactionId')),
      cents: signOf(each) * centsOf(at(each, 'transactionAmount', 'amount')),
      atMs: Date.parse(String(at(each, 'transactionDateTime'))),
    }));
}

function signOf(entry: unknown): number {
  return at(entry, 'creditDebitType') === 'DEBITO' ? -1 : 1;
}

function withLearnt(
  world: World,
  id: AccountId,
  found: Partial<Pick<Account, 'cents' | 'planned'>>,
): World {
  const { bank } = world.data;
  const account = accountOf(bank, id);
  const after = learnt(account, found, nowMsOf(world));
  return after === account ? world : withData(world, 'bank', withAccount(bank, id, after));
}
