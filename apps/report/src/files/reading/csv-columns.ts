import { nearestName } from '#libs/kernel';

/** The members of an entry, and the names of their columns in files of banks, of acquirers and of this service. */
const NAMES = {
  day: ['day', 'date', 'data', 'dia', 'at', 'paymentDate', 'dataPagamento', 'dataLancamento'],
  amount: ['amount', 'valor', 'paid', 'net', 'valorLiquido'],
  endToEndId: ['endToEndId', 'e2eId', 'idEndToEnd', 'idFimAFim'],
  nsu: ['nsu', 'rrn'],
  reference: ['reference', 'id', 'transactionId', 'saleId', 'documento', 'referencia'],
  kind: ['kind'],
} as const;

type Member = keyof typeof NAMES;
const NEEDED = ['day', 'amount'] as const;

/** The number of the column of each member; undefined if the file does not have it. */
export type CsvColumns = Readonly<Record<(typeof NEEDED)[number], number>> &
  Readonly<Partial<Record<Member, number>>>;

/**
 * The columns that the header of a CSV file names. Capitals, accents, blanks and `_` do not matter, and other columns are ignored.
 * @returns a text that says what is missing
 */
export function columnsOf(header: readonly string[]): CsvColumns | string {
  const plain = header.map(plainName);
  const found: Partial<Record<Member, number>> = {};
  for (const [member, names] of Object.entries(NAMES)) {
    const name = names.map(plainName).find((each) => plain.includes(each));
    if (name !== undefined) found[member as Member] = plain.indexOf(name);
  }
  const { day, amount } = found;
  if (day !== undefined && amount !== undefined) return { ...found, day, amount };
  const details = NEEDED.filter((member) => found[member] === undefined).map((member) => {
    const near = nearestName(member, header);
    const hint = near === undefined ? '' : ` Did you mean it by ${near}?`;
    return `The header must have the column ${member}, or one of ${NAMES[member].slice(1).join(', ')}.${hint}`;
  });
  return details.join(' ');
}

function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
}
