import {
  ENTRY_KINDS,
  type EntryPages,
  type Statement,
  type StatementAccount,
  type StatementEntry,
} from '../model/statement';

/** 2026-11-03T15:00:00Z: noon in Brasília. */
export const NOON_MS = Date.UTC(2026, 10, 3, 15);

export const ACCOUNT: StatementAccount = {
  bankCode: '999',
  ispb: '99999004',
  bankName: 'Banco Simulado S.A.',
  branch: '0001',
  number: '123456',
  checkDigit: '7',
  type: 'checking',
  holder: { name: 'Empresa Modelo Ltda', taxId: '11222333000181', ispb: '99999004' },
};

export const CREDIT: StatementEntry = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  bookedAtMs: NOON_MS,
  cents: 15_000,
  kind: 'pix',
  description: 'Pix recebido',
  counterparty: { name: 'João da Silva', taxId: '12345678909', ispb: '00000000' },
  endToEndId: 'E0000000020261103150000000000001',
  txid: 'pedido77',
  returnReason: undefined,
};

export const DEBIT: StatementEntry = {
  id: 'D9999900420261103160000000000002',
  bookedAtMs: NOON_MS + 3_600_000,
  cents: -8_050,
  kind: 'pixReturn',
  description: 'Devolução de Pix',
  counterparty: { name: 'Loja Alfa & Filhos', taxId: '44555666000181', ispb: '00000000' },
  endToEndId: 'D9999900420261103160000000000002',
  txid: undefined,
  returnReason: 'MD06',
};

/** The statement of entries of one day, with an opening balance. */
export function statementOf(
  entries: readonly StatementEntry[],
  changes: Partial<Statement> & { readonly openingCents?: number } = {},
): Statement {
  const { openingCents = 135_000, ...rest } = changes;
  const total = (those: readonly StatementEntry[]) => ({
    count: those.length,
    cents: those.reduce((sum, { cents }) => sum + Math.abs(cents), 0),
  });
  const credits = total(entries.filter(({ cents }) => cents >= 0));
  const debits = total(entries.filter(({ cents }) => cents < 0));
  return {
    account: ACCOUNT,
    sequence: 130,
    createdAtMs: NOON_MS + 86_400_000,
    firstDay: '2026-11-03',
    lastDay: '2026-11-03',
    opening: { cents: openingCents, day: '2026-11-03' },
    closing: { cents: openingCents + credits.cents - debits.cents, day: '2026-11-03' },
    credits,
    debits,
    ...rest,
  };
}

/** The entries in pages of two. */
// eslint-disable-next-line @typescript-eslint/require-await -- an async generator is what the writers read
export async function* pagesOf(entries: readonly StatementEntry[]): EntryPages {
  for (let start = 0; start < entries.length; start += 2) yield entries.slice(start, start + 2);
}

export async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Numbers from 0 to 1 that are the same in each run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const TEXTS = [
  'Pagamento',
  'Ação & Cia <Ltda>',
  '  duas  linhas\r\ne tab\t',
  'João “Zé” – 50 € …',
  '日本語 テスト',
  '👩‍🔧 profissão',
  'Joa\u0303o decomposto',
  'nulo\u0000 e controle\u0001\u001F',
  'meio par \uD800 fim',
  '</STMTTRN><MEMO>falso',
  ']]>&amp;&lt;',
  '\u202Eeste',
  'x'.repeat(300),
  '',
  ' ',
];

/** Entries with any kind, sign and text. */
export function randomEntries(count: number, random: () => number): readonly StatementEntry[] {
  const pick = <T>(values: readonly T[]): T | undefined =>
    values[Math.floor(random() * values.length)];
  return Array.from({ length: count }, (_, index) => ({
    id: `${String(index)}-${String(Math.floor(random() * 1e9))}`,
    bookedAtMs: NOON_MS + index * 1_000,
    cents: Math.round((random() - 0.5) * 10 ** Math.floor(random() * 12)),
    kind: pick(ENTRY_KINDS) ?? 'other',
    description: pick(TEXTS) ?? '',
    counterparty:
      random() < 0.2
        ? undefined
        : {
            name: pick(TEXTS),
            taxId: pick(['12345678909', '11222333000181', undefined]),
            ispb: pick(['00000000', undefined]),
          },
    endToEndId: pick([`E${'1'.repeat(31)}`, undefined]),
    txid: pick(['a'.repeat(35), undefined]),
    returnReason: pick(['MD06', undefined]),
  }));
}
