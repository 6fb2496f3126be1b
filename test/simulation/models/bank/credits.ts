import { reais } from '../amounts';
import { at, statusDiffers, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { withData, type World } from '../world';
import { accountOf, book, isKnown } from './ledger';
import { ENOUGH } from './payments';
import { ACCOUNT_IDS, type AccountId, type BankState, type Credit } from './state';
import { nowMsOf, request, type AsJson } from './wire';

/** The largest amount that the ledger can hold. */
const LARGEST_CENTS = Number.MAX_SAFE_INTEGER;

interface NewCredit {
  account: AccountId;
  cents: number;
  endToEndId: string;
  at: string | null;
}

/** Money that comes without the SPI. */
export const credit = operation<World, AsJson<NewCredit>>({
  name: 'bank.credit',
  service: 'openfinance',
  weight: 6,
  draw: (dice, world, { number }) => {
    const { bank } = world.data;
    const known = ACCOUNT_IDS.filter((id) => isKnown(accountOf(bank, id)));
    const earlier = Object.values(bank.credits);
    if (world.nowMs === undefined || known.length === 0 || earlier.length > ENOUGH) {
      return undefined;
    }
    if (earlier.length > 0 && dice.share(0.2)) {
      const { endToEndId, account, cents, at: when } = dice.one(earlier);
      return { account, cents: cents + (dice.share(0.4) ? 1 : 0), endToEndId, at: when ?? null };
    }
    const inSeconds = dice.share(0.25) ? dice.one([5, 60, 7_200, 86_400]) : 0;
    return {
      account: dice.one(known),
      cents: dice.share(0.03) && inSeconds === 0 ? LARGEST_CENTS : 1 + dice.below(50_000),
      endToEndId: `E12345678299901041200c${String(number).padStart(10, '0')}`,
      at: inSeconds === 0 ? null : new Date(world.nowMs + 1_000 * inSeconds).toISOString(),
    };
  },
  request: ({ account, cents, endToEndId, at: when }) =>
    request('POST', '/__admin/credits', {
      ...{ accountId: account, amount: reais(cents), endToEndId },
      payer: { name: 'Rui Costa', document: '11144477735' },
      ...(when !== null && { at: when }),
    }),
  outcomes: ({ account, cents, endToEndId, at: when }, world) => {
    const { bank } = world.data;
    const earlier = bank.credits[endToEndId];
    if (earlier !== undefined) {
      const isSame =
        earlier.account === account && earlier.cents === cents && (earlier.at ?? null) === when;
      return isSame
        ? [answered(world, earlier, bank)]
        : [unchanged(world, 'other content', 409, 'END_TO_END_ID_DUPLICATED')];
    }
    if (cents === LARGEST_CENTS && (accountOf(bank, account).cents ?? 1) > 0) {
      return [unchanged(world, 'too much', 422, 'BALANCE_LIMIT_EXCEEDED')];
    }
    return [credited(world, { account, cents, endToEndId, at: when })];
  },
});

function credited(world: World, { account, cents, endToEndId, at: when }: NewCredit) {
  const nowMs = nowMsOf(world);
  const atMs = when === null ? nowMs : Date.parse(when);
  const isBooked = atMs <= nowMs;
  const { bank } = world.data;
  const made: Credit = {
    ...{ endToEndId, account, cents, at: when ?? undefined },
    ...{ atMs, isBooked, id: undefined },
  };
  const after = isBooked ? book(bank, account, { key: endToEndId, cents, atMs }) : bank;
  return answered(world, made, after);
}

/** The response, the first time or again. It says what was so the first time. */
function answered(world: World, made: Credit, bank: BankState): Outcome<World> {
  const { endToEndId, account, cents, at: when, atMs, id } = made;
  return {
    name: 'credited',
    differs: (answer) =>
      statusDiffers(answer, 201, {
        ...{ endToEndId, accountId: account, amount: reais(cents) },
        at: new Date(atMs).toISOString(),
        ...(when === undefined && { status: 'BOOKED' }),
        ...(id !== undefined && { creditId: id }),
      }),
    next: (answer) => {
      const found = at(answer?.body, 'creditId');
      const known = { ...made, id: typeof found === 'string' ? found : id };
      const credits = { ...bank.credits, [endToEndId]: known };
      return withData(world, 'bank', { ...bank, credits });
    },
  };
}
