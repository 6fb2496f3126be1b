import { elementsOf } from '../lists';
import { at, statusDiffers, textAt } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { withData, type World } from '../world';
import { freeKey } from './ledger';
import { ENOUGH } from './payments';
import { ACCOUNT_IDS, ACCOUNTS, type AccountId, type BankState, type DataConsent } from './state';
import {
  ACCOUNTS_PATH,
  CONSENTS_PATH,
  dataDiffers,
  dateTimeOf,
  nowMsOf,
  refused,
  request,
  type AsJson,
} from './wire';
import { balancesPath } from './accounts';

const DAY_S = 86_400;
/** The year of the simulation has no leap day. */
const YEAR_MS = 365 * 86_400_000;
const USERS = ['11144477735', '98765432100'] as const;
const JOINT: AccountId = 'maria-joao-conjunta';
const BALANCES = ['ACCOUNTS_READ', 'ACCOUNTS_BALANCES_READ', 'RESOURCES_READ'];
const STATEMENTS = ['ACCOUNTS_READ', 'ACCOUNTS_TRANSACTIONS_READ', 'RESOURCES_READ'];
const INCOMPLETE = ['ACCOUNTS_BALANCES_READ', 'RESOURCES_READ'];

interface NewConsent {
  user: string;
  permissions: string[];
  expiresAtMs: number;
}

export const consent = operation<World, AsJson<NewConsent>>({
  name: 'bank.consent',
  service: 'openfinance',
  weight: 4,
  draw: (dice, { nowMs, data }, { number }) => {
    if (nowMs === undefined || Object.keys(data.bank.consents).length > ENOUGH) return undefined;
    const days = dice.share(0.1) ? dice.one([-1, 366]) : dice.below(4);
    return {
      user: dice.one(USERS),
      permissions: dice.share(0.05) ? INCOMPLETE : dice.one([BALANCES, STATEMENTS]),
      expiresAtMs: nowMs + 1_000 * (days * DAY_S + number + 1),
    };
  },
  request: ({ user, permissions, expiresAtMs }) =>
    request('POST', CONSENTS_PATH, {
      data: {
        loggedUser: { document: { identification: user, rel: 'CPF' } },
        permissions,
        expirationDateTime: dateTimeOf(expiresAtMs),
      },
    }),
  outcomes: ({ user, permissions, expiresAtMs }, world) => {
    if (permissions.length === INCOMPLETE.length) {
      return [refused(world, 422, 'COMBINACAO_PERMISSOES_INCORRETA')];
    }
    const createdAtMs = nowMsOf(world);
    if (expiresAtMs <= createdAtMs || expiresAtMs > createdAtMs + YEAR_MS) {
      return [refused(world, 422, 'DATA_EXPIRACAO_INVALIDA')];
    }
    return [
      consented(world, {
        ...{ user, permissions, createdAtMs, expiresAtMs },
        ...{ status: 'AUTHORISED', id: undefined },
      }),
    ];
  },
});

function consented(world: World, created: DataConsent): Outcome<World> {
  const { permissions, createdAtMs, expiresAtMs } = created;
  return {
    name: 'created',
    differs: (answer) =>
      dataDiffers(answer, 201, {
        ...{ status: 'AWAITING_AUTHORISATION', permissions },
        creationDateTime: dateTimeOf(createdAtMs),
        expirationDateTime: dateTimeOf(expiresAtMs),
      }),
    next: (answer) => {
      const id = answer === undefined ? undefined : textAt(answer, 'data', 'consentId');
      const { consents } = world.data.bank;
      const key = freeKey(consents, String(expiresAtMs));
      return withConsent(world, key, { ...created, id });
    },
  };
}

function withConsent(world: World, key: string, changed: DataConsent): World {
  const { bank } = world.data;
  return withData(world, 'bank', { ...bank, consents: { ...bank.consents, [key]: changed } });
}

export const findConsent = operation<World, { key: string }>({
  name: 'bank.find-consent',
  service: 'openfinance',
  weight: 2,
  draw: (dice, { data: { bank } }) => drawConsent(dice, bank),
  request: ({ key }, world) => withId(world, key, (id) => request('GET', pathOf(id))),
  outcomes: ({ key }, world) => {
    const found = world.data.bank.consents[key];
    if (found === undefined) return [refused(world, 404, 'CONSENTIMENTO_NAO_ENCONTRADO')];
    const { status, permissions, expiresAtMs } = found;
    const expirationDateTime = dateTimeOf(expiresAtMs);
    return [
      {
        name: 'found',
        differs: (answer) => dataDiffers(answer, 200, { status, permissions, expirationDateTime }),
        next: () => world,
      },
    ];
  },
});

export const revoke = operation<World, { key: string }>({
  name: 'bank.revoke',
  service: 'openfinance',
  weight: 1.5,
  draw: (dice, { data: { bank } }) => drawConsent(dice, bank),
  request: ({ key }, world) => withId(world, key, (id) => request('DELETE', pathOf(id))),
  outcomes: ({ key }, world) => {
    const found = world.data.bank.consents[key];
    if (found === undefined) return [refused(world, 404, 'CONSENTIMENTO_NAO_ENCONTRADO')];
    if (found.status === 'REJECTED') {
      return [refused(world, 422, 'CONSENTIMENTO_EM_STATUS_REJEITADO')];
    }
    return [
      {
        name: 'revoked',
        differs: (answer) => statusDiffers(answer, 204),
        next: () => withConsent(world, key, { ...found, status: 'REJECTED' }),
      },
    ];
  },
});

/** The accounts of the customer, with a consent. */
export const readAccounts = operation<World, { key: string }>({
  name: 'bank.read-accounts',
  service: 'openfinance',
  weight: 2,
  draw: (dice, { data: { bank } }) => drawConsent(dice, bank),
  request: ({ key }, world) =>
    withId(world, key, (id) => request('GET', ACCOUNTS_PATH, undefined, { 'x-consent-id': id })),
  outcomes: ({ key }, world) => {
    const found = world.data.bank.consents[key];
    if (found?.status !== 'AUTHORISED') return [refused(world, 403, 'CONSENTIMENTO_INVALIDO')];
    const expected = ACCOUNT_IDS.filter((id) => isOf(id, found.user)).toSorted();
    return [
      {
        name: 'the accounts',
        differs: (answer) => {
          const ids = elementsOf(at(answer.body, 'data')).map((each) =>
            String(at(each, 'accountId')),
          );
          return ids.toSorted().join() === expected.join()
            ? statusDiffers(answer, 200)
            : `the accounts are ${ids.join()}, not ${expected.join()}`;
        },
        next: () => world,
      },
    ];
  },
});

/** A balance, with a consent that may not allow it. */
export const readWithConsent = operation<World, { key: string; account: AccountId }>({
  name: 'bank.read-with-consent',
  service: 'openfinance',
  weight: 2,
  draw: (dice, { data: { bank } }) => {
    const drawn = drawConsent(dice, bank);
    return drawn && { ...drawn, account: dice.one(ACCOUNT_IDS) };
  },
  request: ({ key, account }, world) =>
    withId(world, key, (id) =>
      request('GET', balancesPath(account), undefined, { 'x-consent-id': id }),
    ),
  outcomes: ({ key, account }, world) => {
    const found = world.data.bank.consents[key];
    const isAllowed =
      found?.status === 'AUTHORISED' &&
      found.permissions.includes('ACCOUNTS_BALANCES_READ') &&
      isOf(account, found.user);
    return [
      {
        name: isAllowed ? 'allowed' : 'not allowed',
        differs: (answer) => statusDiffers(answer, isAllowed ? 200 : 403),
        next: () => world,
      },
    ];
  },
});

/** Both customers hold the joint account. */
function isOf(account: AccountId, user: string): boolean {
  return ACCOUNTS[account].holder === user || (account === JOINT && user === USERS[1]);
}

function pathOf(id: string): string {
  return `${CONSENTS_PATH}/${id}`;
}

function withId<Result>(
  { data: { bank } }: World,
  key: string,
  use: (id: string) => Result,
): Result | undefined {
  const id = bank.consents[key]?.id;
  return id === undefined ? undefined : use(id);
}

function drawConsent(
  dice: { one<T>(items: readonly T[]): T },
  { consents }: BankState,
): { key: string } | undefined {
  const known = Object.entries(consents).filter(([, { id }]) => id !== undefined);
  return known.length === 0 ? undefined : { key: dice.one(known)[0] };
}
