import { at } from '../../core/answers';
import { type Invariant, type Readings } from '../../core/model';
import { cardsIn, historyOf, transactionsIn } from './reader';
import { PANS } from './state';

/** An invariant of the cards that the model uses, in what the card host shows. */
function ofCards(
  name: string,
  violations: (card: unknown, readings: Readings) => readonly string[],
): Invariant {
  return {
    name,
    violations: ({ iso8583: readings = [] }) =>
      cardsIn(readings)
        .filter((card) => PANS.includes(text(card, 'pan')))
        .flatMap((card) =>
          violations(card, readings).map((violation) => `card ${text(card, 'pan')}: ${violation}`),
        ),
  };
}

/** The balance is what the card began with, minus debits, plus credits, and the same as that of its ledger. */
const balanceIsKept = ofCards('cards-balance-is-kept', (card, readings) => {
  const moved = messagesOf(readings, text(card, 'pan')).map((message) => {
    const net = cents(message, 'netAmount');
    const kind = text(message, 'kind');
    return kind === 'credit' ? net : kind === 'debit' || kind === 'capture' ? -net : 0;
  });
  const { ledger } = historyOf(readings, text(card, 'pan'));
  const entries = ledger.map((entry) => cents(entry, 'amount'));
  return [
    ...unequal('balance', cents(card, 'balance'), cents(card, 'initialBalance') + sum(moved)),
    ...unequal('ledger', cents(card, 'balance'), sum(entries)),
    ...ledger.flatMap((entry, index) =>
      unequal('entry', cents(entry, 'balance'), sum(entries.slice(index))),
    ),
  ];
});

const heldIsSum = ofCards('cards-held-is-sum-of-holds', (card, readings) => {
  const open = historyOf(readings, text(card, 'pan')).holds.filter(
    (hold) => at(hold, 'status') === 'open',
  );
  return unequal('held', cents(card, 'held'), sum(open.map((hold) => cents(hold, 'amount'))));
});

/** Only advices and reversals of credits can take more than there is. */
const limitIsKept = ofCards('cards-limit-is-kept', (card, readings) => {
  const isForced = messagesOf(readings, text(card, 'pan')).some(
    (message) => text(message, 'mti').charAt(2) === '2' || text(message, 'kind') === 'credit',
  );
  const available = cents(card, 'available');
  return available < 0 && !isForced ? [`${String(available)} are available`] : [];
});

const codesAreUnique = ofCards('cards-authorization-code-once', (card, readings) =>
  twice(historyOf(readings, text(card, 'pan')).holds, ['authorizationCode']),
);

const storedOnce: Invariant = {
  name: 'cards-message-is-stored-once',
  violations: ({ iso8583: readings = [] }) => [
    ...twice(transactionsIn(readings), ['id']),
    ...twice(
      transactionsIn(readings).map((message) => ({
        ...(message as object),
        type: text(message, 'mti').slice(0, 3),
      })),
      ['type', 'stan', 'rrn', 'terminalId', 'createdAt'],
    ),
  ],
};

const reversedOnce: Invariant = {
  name: 'cards-reversed-has-no-amount',
  violations: ({ iso8583: readings = [] }) =>
    transactionsIn(readings)
      .filter((message) => at(message, 'reversedBy') !== null)
      .filter((message) => cents(message, 'netAmount') !== 0)
      .map((message) => `message ${text(message, 'id')} is reversed, but has an amount`),
};

export const cardInvariants: readonly Invariant[] = [
  ...[balanceIsKept, heldIsSum, limitIsKept, codesAreUnique, storedOnce, reversedOnce],
];

function messagesOf(readings: Readings, pan: string): readonly unknown[] {
  return transactionsIn(readings).filter((message) => at(message, 'pan') === pan);
}

function twice(elements: readonly unknown[], names: readonly string[]): readonly string[] {
  const keys = elements.map((element) => names.map((name) => text(element, name)).join(' '));
  const seen = new Set<string>();
  return keys.flatMap((key) => {
    if (seen.has(key)) return [`${names.join(' ')} ${key} is there twice`];
    seen.add(key);
    return [];
  });
}

function unequal(title: string, found: number, expected: number): readonly string[] {
  if (found === expected) return [];
  return [`the ${title} is ${String(found)} instead of ${String(expected)}`];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function text(element: unknown, name: string): string {
  return String(at(element, name));
}

function cents(element: unknown, name: string): number {
  return Number(at(element, name));
}
