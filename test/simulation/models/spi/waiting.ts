import { type Passage } from '../control/control';
import { endedReturn } from './returns';
import { ended } from './settle';
import { type Payment, type Return, type SpiState } from './state';

/** Simultaneous ends are tried in each order, if there are not more than this. */
const MANY = 3;

/** Payments and returns that wait for an answer end at its instant, or at that of their time limit. */
export const waitingItems: Passage = (data, fromMs, toMs) => {
  const [from, to] = [new Date(fromMs).toISOString(), new Date(toMs).toISOString()];
  const { payments, returns } = data.spi;
  const all: readonly (Payment | Return)[] = [...Object.values(payments), ...returns];
  const ends = all.flatMap(({ waits }) => (waits === null ? [] : [waits.until]));
  const instants = [...new Set(ends)].filter((instant) => from < instant && instant <= to).sort();
  const states = instants.reduce<readonly SpiState[]>(
    (before, instant) => before.flatMap((state) => endedAt(state, instant)),
    [data.spi],
  );
  return states.map((spi) => ({ ...data, spi }));
};

/** What can be the state when all that end at an instant have ended. The order matters if a Conta PI has too little. */
function endedAt(state: SpiState, instant: string): readonly SpiState[] {
  const isDue = ({ waits }: Payment | Return) => waits?.until === instant;
  const payments = Object.values(state.payments).filter(isDue);
  const due: readonly (Payment | Return)[] = [...payments, ...state.returns.filter(isDue)];
  const orders = due.length > MANY ? [due] : permutations(due);
  return orders.map((order) => order.reduce(endedOne, state));
}

function endedOne(state: SpiState, item: Payment | Return): SpiState {
  const end = { code: item.waits?.code ?? null, now: item.waits?.until ?? '' };
  if ('reason' in item) return endedReturn(state, item, end);
  // Another return may have changed the payment in the meantime.
  return ended(state, state.payments[item.endToEndId] ?? item, end);
}

function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((first) =>
    permutations(items.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}
