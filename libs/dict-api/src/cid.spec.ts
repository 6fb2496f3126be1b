import { cidOf, EMPTY_VSYNC, VSync } from './cid';
import { readDictRequest } from './bodies/read-dict-request';
import { writeDictRequest } from './bodies/write-dict';
import { type CreateEntryRequest, type Entry } from './messages/entry';

/** The examples of DICT API 2.12.1, Reconciliation. The branch of the first has five digits. */
const ENTRY: Entry = {
  Key: '+5511987654321',
  KeyType: 'PHONE',
  Account: {
    Participant: '12345678',
    Branch: '00001',
    AccountNumber: '0007654321',
    AccountType: 'CACC',
    OpeningDate: '2010-01-10T03:00:00Z',
  },
  Owner: { Type: 'NATURAL_PERSON', TaxIdNumber: '11122233300', Name: 'João Silva' },
};
const REQUEST_ID = '01020304-0506-0708-090a-0b0c0d0e0f10';
const CIDS = [
  '28c06eb41c4dc9c3ae114831efcac7446c8747777fca8b145ecd31ff8480ae88',
  '4d4abb9168114e349672b934d16ed201a919cb49e28b7f66a240e62c92ee007f',
  'fce514f84f37934bc8aa0f861e4f7392273d71b9d18e8209d21e4192a7842058',
];

describe('The CID of an entry', () => {
  it('is that of the official example', () => {
    expect(cidOf(ENTRY, REQUEST_ID)).toBe(CIDS[0]);
  });

  it('is another one for another branch', () => {
    const Account = { ...ENTRY.Account, Branch: '0001' };
    expect(cidOf({ ...ENTRY, Account }, REQUEST_ID)).toMatch(/^6ac4592f.*b4db877b$/);
  });
});

describe('The CID of an entry that was read from a request', () => {
  const REQUEST: CreateEntryRequest = {
    Entry: {
      Key: '12ABC34501DE35',
      KeyType: 'CNPJ',
      Account: { ...ENTRY.Account, Participant: 'A0000003', Branch: '0001' },
      Owner: { Type: 'LEGAL_PERSON', TaxIdNumber: '12ABC34501DE35', Name: 'Padaria' },
    },
    Reason: 'USER_REQUESTED',
    RequestId: 'a946d533-7f22-42a5-9a9b-e87cd55c0f4d',
  };
  const xml = writeDictRequest('CreateEntryRequest', REQUEST);

  it.each([
    ['as it is', xml],
    ['with its ISPB in small letters', xml.replace('A0000003', 'a0000003')],
    ['with its owner in small letters', xml.replace('<TaxIdNumber>12ABC', '<TaxIdNumber>12abc')],
  ])('is that of the entry that DICT returns: %s', (_, text) => {
    const read = readDictRequest('CreateEntryRequest', Buffer.from(text), '2.12');
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const { Entry: entry, RequestId } = read.value;
    expect(cidOf(entry, RequestId)).toBe(cidOf(REQUEST.Entry, REQUEST.RequestId));
  });
});

describe('A VSync', () => {
  it('is the one of the official example, in any order', () => {
    for (const cids of [CIDS, CIDS.toReversed()]) {
      const vsync = new VSync();
      for (const cid of cids) vsync.toggle(cid);
      expect(String(vsync)).toBe(
        '996fc1dd3b6b14bcf0c9fe8320eb66d7e2a3fd874ccf767b2e939641b1ea8eaf',
      );
    }
  });

  it('is the same if many CIDs are added at once', () => {
    const [first = '', ...others] = CIDS;
    const vsync = new VSync(first);
    vsync.toggleAll(others.join(''));
    vsync.toggleAll('');
    expect(String(vsync)).toBe('996fc1dd3b6b14bcf0c9fe8320eb66d7e2a3fd874ccf767b2e939641b1ea8eaf');
  });

  it('is 64 zeros without entries, and again after the last one is removed', () => {
    const vsync = new VSync();
    expect(String(vsync)).toBe(EMPTY_VSYNC);
    vsync.toggle(CIDS[0] ?? '');
    vsync.toggle(CIDS[0] ?? '');
    expect(String(vsync)).toBe(EMPTY_VSYNC);
  });
});
