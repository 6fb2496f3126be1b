// What is measured in tables of different sizes: the rows to fill them with, and the operations.
import { call, send } from '../load.mjs';
import { authorization, authorizationsOverHttp } from '../requests/cards.mjs';
import { registrations } from '../requests/dict.mjs';
import { INVOICE, issuedInvoices } from '../requests/nfse.mjs';
import { payments } from '../requests/spi.mjs';

const CREATED_AT = '2026-11-20T00:00:00.000Z';
/** Different rows that are read. */
const SOUGHT = 1_000;
const PAGE = 100;
const PAGE_CONNECTIONS = 10;
/** Multiplied by the first, modulo the second (a prime), the numbers from 1 become other numbers in mixed order. */
const SCATTER = [61_803_398_875n, 99_999_999_977n];
const FIRST_OF_11_DIGITS = 100_000_000_000n;

/** SQL of the number `i` with 11 digits, and of another number of 11 digits in mixed order. */
const DIGITS = `substr(CAST(${FIRST_OF_11_DIGITS} + i AS TEXT), 2)`;
const SCATTERED = `substr(CAST(${FIRST_OF_11_DIGITS} + (i * ${SCATTER[0]}) % ${SCATTER[1]} AS TEXT), 2)`;
/** Ids are random, so that each goes to a different page of its index. */
const ID = `substr(${SCATTERED}, 1, 8) || '-0000-4000-8000-0' || ${DIGITS}`;
/** 64 digits, as a CID has. */
const CID = `${Array(5).fill(SCATTERED).join(' || ')} || substr(${DIGITS}, 3)`;
/** Before the EndToEndIds of the payments that are sent. */
const END_TO_END_ID = 'E12345678202611200000';

/**
 * `columns` are the values of row number `i`, in SQL of both databases. The other columns are those of the row that
 * `first` creates. `bytesARow` includes the indexes and the WAL. `operations` returns loads of one sandbox with that
 * number of rows.
 */
export const SUBJECTS = {
  spi: {
    table: 'transactions',
    bytesARow: 1_200,
    list: '/spi/transactions',
    columns: {
      id: ID,
      end_to_end_id: `'${END_TO_END_ID}' || ${DIGITS}`,
      tx_id: `'TX' || ${DIGITS}`,
      amount_cents: 'i % 1000000 + 1',
      creditor_ispb: `'87654321'`,
      creditor_name: `'Comercial Souza e Filhos Ltda'`,
      debtor_ispb: `'12345678'`,
      debtor_name: `'Maria Aparecida da Silva'`,
      status: `'ACCEPTED'`,
      created_at: `'${CREATED_AT}'`,
    },
    operations: (address, headers, rows) => ({
      post: payments(address, headers),
      get: reads(
        address,
        headers,
        numbers(rows).map((i) => `/spi/transactions/${END_TO_END_ID}${digits(i)}`),
      ),
      ...pages(`${address}/spi/transactions`, headers, rows),
    }),
  },
  dict: {
    table: 'keys',
    bytesARow: 1_200,
    list: '/dict/keys',
    columns: {
      id: ID,
      key_type: `'CPF'`,
      key_value: SCATTERED,
      account_id: `'account-' || ${DIGITS}`,
      ispb: `'12345678'`,
      branch: `'0001'`,
      account_number: SCATTERED,
      account_type: `'CHECKING'`,
      account: `'12345678/0001/' || ${SCATTERED} || '/CACC'`,
      slot: '1',
      holder_name: `'Maria Aparecida da Silva'`,
      created_at: `'${CREATED_AT}'`,
      cid: CID,
    },
    operations: (address, headers, rows) => ({
      create: registrations(address, headers),
      lookup: reads(
        address,
        headers,
        numbers(rows).map((i) => `/dict/keys/CPF/${scattered(i)}`),
      ),
      ...pages(`${address}/dict/keys`, headers, rows),
    }),
  },
  iso8583: {
    table: 'transactions',
    bytesARow: 1_500,
    list: '/admin/transactions',
    first: (address, headers) =>
      call(`${address}/iso8583/issuer/authorize`, { headers, body: authorization() }),
    columns: {
      id: ID,
      message_key: `'10/' || ${DIGITS}`,
      pan: `'40000' || ${SCATTERED}`,
      stan: `substr(${DIGITS}, 6)`,
      rrn: `'9' || ${SCATTERED}`,
    },
    operations: (address, headers, rows) => ({
      authorize: authorizationsOverHttp(address, 'application/json', headers),
      'one card': reads(
        address,
        headers,
        numbers(rows).map((i) => `/admin/transactions?count=false&pan=40000${scattered(i)}`),
      ),
      ...pages(`${address}/admin/transactions`, headers, rows),
    }),
  },
  nfse: {
    table: 'invoices',
    bytesARow: 8_000,
    list: '/nfse',
    first: (address, headers) => call(`${address}/nfse/issue`, { headers, body: INVOICE }),
    columns: {
      id: ID,
      dps_id: `'DPS' || ${SCATTERED} || ${DIGITS}`,
      number: '1000000 + i',
      access_key: `${SCATTERED} || ${DIGITS}`,
    },
    operations: (address, headers, rows) => ({
      issue: issuedInvoices(address, headers),
      'by number': reads(
        address,
        headers,
        numbers(rows).map((i) => `/nfse/${1_000_000 + i}`),
      ),
      ...pages(`${address}/nfse`, headers, rows),
    }),
  },
};

function reads(address, headers, paths) {
  const requests = paths.map((path) => ({ method: 'GET', path, headers }));
  return (until) => send(address, requests, until);
}

/** Loads of the newest page and of a page in the middle of the list. */
function pages(list, headers, rows) {
  const page = (query) => (until) =>
    send(`${list}?limit=${PAGE}&count=false${query}`, [{ method: 'GET', headers }], {
      connections: PAGE_CONNECTIONS,
      ...until,
    });
  return { 'first page': page(''), 'deep page': page(`&cursor=${rows / 2 + 1}`) };
}

/** Numbers of rows from all parts of the table, in mixed order. */
function numbers(rows) {
  const all = Array.from({ length: SOUGHT }, (_, index) =>
    Math.ceil(((index + 1) * rows) / SOUGHT),
  );
  return all.sort((a, b) => (scattered(a) < scattered(b) ? -1 : 1));
}

function digits(i) {
  return String(FIRST_OF_11_DIGITS + BigInt(i)).slice(1);
}

function scattered(i) {
  return digits((BigInt(i) * SCATTER[0]) % SCATTER[1]);
}
