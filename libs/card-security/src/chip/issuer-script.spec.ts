import {
  checkScript,
  issuerScript,
  readScriptResults,
  scriptCommand,
  type CardCommand,
} from './issuer-script';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const KEYS = {
  issuerKey: hex('0123456789ABCDEFFEDCBA9876543210'),
  macKey: hex('FEDCBA98765432100123456789ABCDEF'),
  enciphermentKey: hex('89ABCDEF0123456776543210FEDCBA98'),
  pan: '1234567890123456',
  sequence: '00',
};
const CVN_10 = { '9F10': '06010A03A06010', '9F26': '29CCA15AE665FA2E', '9F36': '001C' };
const CVN_18 = { '9F10': '06011203A0B800', '9F26': '7A788EA6B8A3E733', '9F36': '001C' };
const MCHIP_16 = {
  '9F10': '0110A00003220000000000000000000000FF',
  '9F26': '24CCF3DEE3158C70',
  '9F36': '001C',
};
const MCHIP_21 = {
  '9F10': '0115A00003220000000000000000000322FF',
  '9F26': 'C30E54BE496CF5E5',
  '9F36': '001C',
};
const PIN: CardCommand = { kind: 'pin-change', pin: '9999' };

// The expected values are those of an HSM, as the tests of pyemv record them.
describe('A command of a script', () => {
  it.each<[string, object, CardCommand, string]>([
    ['CVN 10', CVN_10, { kind: 'application-unblock' }, '8418000008DB56BA60087CEFD3'],
    ['CVN 10', CVN_10, PIN, '8424000218BB221AF527377A2811D2B6EBC396A9391A965A5CB2CE62DA'],
    ['CVN 18', CVN_18, { kind: 'application-unblock' }, '841800000804EDE90BC24CC35E'],
    ['CVN 18', CVN_18, PIN, '8424000218BB221AF527377A2811D2B6EBC396A9391A22B480EF312F40'],
    ['M/Chip 16', MCHIP_16, { kind: 'pin-unblock' }, '8424000008ED0AB162BAB1DE61'],
    ['M/Chip 16', MCHIP_16, PIN, '842400021000859B8FE53F316DEB4B64C36BF88E39'],
    ['M/Chip 21', MCHIP_21, { kind: 'pin-unblock' }, '84240000085E89E990C51CEE94'],
    ['M/Chip 21', MCHIP_21, PIN, '8424000210D9F5896BE8E283C682264E1D32DF1D51'],
  ])('of %s %j is that of the HSM', (_, tags, command, expected) => {
    expect(scriptCommand(KEYS, tags as typeof CVN_10, command)).toBe(expected);
  });

  it.each<[object, CardCommand, string]>([
    [CVN_10, { kind: 'application-block' }, '841E000008'],
    [CVN_10, { kind: 'offline-limit', limit: 'lower-count', value: 3 }, '04DA9F580903'],
    [
      CVN_10,
      { kind: 'offline-limit', limit: 'upper-amount', value: 20_000 },
      '04DA9F5C0E000000020000',
    ],
    [MCHIP_16, { kind: 'offline-limit', limit: 'upper-count', value: 5 }, '04DA9F230905'],
    [
      MCHIP_16,
      { kind: 'offline-limit', limit: 'lower-amount', value: 1 },
      '04DA00CA0E000000000001',
    ],
  ])('of %j %j starts with its header and its data', (tags, command, start) => {
    const made = scriptCommand(KEYS, tags as typeof CVN_10, command);
    expect(made).toMatch(new RegExp(`^${start}[0-9A-F]{16}$`));
  });
});

describe('A script', () => {
  const command = scriptCommand(KEYS, CVN_10, { kind: 'application-unblock' });
  const script = issuerScript('72', '00000007', command);

  it('has its identifier and its command', () => {
    expect(script).toBe(`72169F180400000007860D${command}`);
  });

  it('is checked by its MAC', () => {
    const carried = 'DB56BA60087CEFD3';
    expect(checkScript(KEYS, CVN_10, script)).toEqual([{ command, carried, expected: carried }]);
    const [wrong] = checkScript(KEYS, { ...CVN_10, '9F36': '001D' }, script);
    expect(wrong?.expected).not.toBe(carried);
  });

  it.each([
    ['no script', '9F3602001C'],
    ['a script without a command', '72079F180400000007'],
    ['a command that is too short', '720886068418000008AA'],
  ])('is not found in %s', (_, value) => {
    expect(checkScript(KEYS, CVN_10, value)).toEqual([]);
  });
});

describe('The results of scripts', () => {
  it.each([
    ['2000000007', [{ id: '00000007', outcome: 'successful' }]],
    ['1100000007', [{ id: '00000007', outcome: 'failed' }]],
    ['0000000007', [{ id: '00000007', outcome: 'not-performed' }]],
    [
      '20000000071200000008',
      [
        { id: '00000007', outcome: 'successful' },
        { id: '00000008', outcome: 'failed' },
      ],
    ],
    ['F000000007', []],
    ['20000007', []],
    ['', []],
  ])('%s is %j', (value, results) => {
    expect(readScriptResults(value)).toEqual(results);
  });
});
