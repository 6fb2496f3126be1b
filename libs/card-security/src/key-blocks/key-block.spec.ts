import { readHeader, writeHeader, type KeyBlockHeader } from './header';
import { unwrapKeyBlock, wrapKeyBlock } from './key-block';
import { PROTECTIONS } from './protection';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const KBPK = hex('1C1C1C1C1C1C1C1C2323232323232323');
const KBPK_AES = hex('A0A1A2A3A4A5A6A7B0B1B2B3B4B5B6B7');
const KEY = hex('0123456789ABCDEFFEDCBA9876543210');
const HEADER: KeyBlockHeader = {
  version: 'B',
  usage: 'P0',
  algorithm: 'T',
  mode: 'B',
  keyVersion: '00',
  exportability: 'N',
  optional: [],
};
const header = (changes: Partial<KeyBlockHeader>): KeyBlockHeader => ({ ...HEADER, ...changes });
const wrap = (changes: Partial<KeyBlockHeader> = {}, key = KEY): string => {
  const kbpk = changes.version === 'D' ? KBPK_AES : KBPK;
  const wrapped = wrapKeyBlock(kbpk, header(changes), key);
  return wrapped.ok ? wrapped.value : wrapped.refusal.detail;
};
const withCharacter = (block: string, at: number, character: string): string =>
  block.slice(0, at) + character + block.slice(at + 1);

/**
 * Published samples. A.7 is an annex of ASC X9 TR-31:2018, 8.x are of ANSI X9.143:2021; `payShield` blocks were made by a
 * Thales payShield 10k. All of them are recorded in the tests of openemv/tr31 (tr31_decrypt_test.c), and most of those
 * of TDES in the tests of knovichikhin/psec (test_tr31.py), which has the others.
 */
const SAMPLES = [
  // The key that `EFE0…` protects has the check value 5C9405.
  [
    'payShield A',
    'EFE0853B256B583D868F251CE99EA1D9',
    '5DB50B454F8389ADCE573BE50861F2BF',
    'A0072K0TN00N0000F40D5672C6D0EC86F860BA88D44D00F0CA9A8CE8CD2F640287A9A9EB',
  ],
  [
    'payShield B',
    'EFE0853B256B583D868F251CE99EA1D9',
    '5DB50B454F8389ADCE573BE50861F2BF',
    'B0080K0TN00N00001C414014375212C24995E405B5EE052CB92B67F455EA2680F6751088F9F1C228',
  ],
  [
    'payShield C',
    'EFE0853B256B583D868F251CE99EA1D9',
    '5DB50B454F8389ADCE573BE50861F2BF',
    'C0072K0TN00N0000C9B875FF7A5316BF221C09ED52080DE0B45632A4EA9CE87699CB565E',
  ],
  [
    'A.7.2.1',
    '89E88CF7931444F334BD7547FC3F380C',
    'F039121BEC83D26B169BDCD5B22AAF8F',
    'A0072P0TE00E0000F5161ED902807AF26F1D62263644BD24192FDB3193C730301CEE8701',
  ],
  [
    'A.7.2.2',
    'DD7515F2BFC17F85CE48F3CA25CB21F6',
    '3F419E1CB7079442AA37474C2EFBF8B8',
    'B0080P0TE00E000094B420079CC80BA3461F86FE26EFC4A3B8E4FA4C5F5341176EED7B727B8A248E',
  ],
  [
    'A.7.3.1',
    'B8ED59E0A279A295E9F5ED7944FD06B9',
    'EDB380DD340BC2620247D445F5B8D678',
    'C0096B0TX12S0100KS1800604B120F9292800000BFB9B689CB567E66FC3FEE5AD5F52161FC6545B9D60989015D02155C',
  ],
  [
    'A.7.3.2',
    '1D22BF32387C600AD97F9B97A51311AC',
    'E8BC63E5479455E26577F715D587FE68',
    'B0104B0TX12S0100KS1800604B120F9292800000BB68BE8680A400D9191AD4ECE45B6E6C0D21C4738A52190E248719E24B433627',
  ],
  [
    'A.7.4',
    '88E1AB2A2E3DD38C1FA039A536500CC8A87AB9D62DC92C01058FA79F44657DE6',
    '3F419E1CB7079442AA37474C2EFBF8B8',
    'D0112P0AE00E0000B82679114F470F540165EDFBF7E250FCEA43F810D215F8D207E2E417C07156A27E8E31DA05F7425509593D03A457DC34',
  ],
  [
    'payShield D, TDES',
    '41'.repeat(32),
    '1FA1F7CEC798D91545DA8AE0C7796BD9',
    'D0112B0TN00N000037DB9B046B7B0048785690759580ABC3B9842AB4BB7717B49E92528E575785D8123559376A2553B27BE94F054F4E971C',
  ],
  [
    'payShield D, AES 256',
    '41'.repeat(32),
    'BE19E6A07A760F10EF8E83A226B63AAD141F463FDDD4F47DB244B4023EC3CACC',
    'D0144D0AN00N0000127862F945C2DED04530FAF7CDBC8B0BA10C7AA79BD5E0C2C5D6AC173BF588E4B19ACF1357178D50EA0AB193228E13958304FC6149632DFDCADF3A5B3D57E814',
  ],
  [
    '8.1, longer padding',
    '88E1AB2A2E3DD38C1FA039A536500CC8A87AB9D62DC92C01058FA79F44657DE6',
    '3F419E1CB7079442AA37474C2EFBF8B8',
    'D0144P0AE00E00002C77FA3F4A553BED6E88AE5C172A4166E3D4ACA8E2AC71C158A476FAC12C13C3829DE55D3AB54C48F4C4FEF7AC75E90FC47F1B77E7B19A73ED46E64410082557',
  ],
  [
    '8.4.2',
    '1D22BF32387C600AD97F9B97A51311AC',
    'E8BC63E5479455E26577F715D587FE68',
    'B0120B0TX12S0100KS1800604B120F929280000015CEB14B76D551F21EC43A75390FA118A98C6CB049E3B9E864A5F4A8B9A5108A6DB5635C95B042D7',
  ],
  [
    'psec, KBPK of three keys',
    'AAAAAAAAAAAAAAAABBBBBBBBBBBBBBBBCCCCCCCCCCCCCCCC',
    'CCCCCCCCCCCCCCCCDDDDDDDDDDDDDDDD',
    'B0096M3TC00E0000C7C6FE86A5DE769C20DCA238C52341378B484D544A9764D43963C3B2824AE56C2D07A565DD3AB342',
  ],
  [
    'psec, padding block',
    'B8ED59E0A279A295E9F5ED7944FD06B9',
    'F039121BEC83D26B169BDCD5B22AAF8F',
    'A0112P0TE12E0200KS1400604B120F929280PB047A1BB737854CD7AF58A8A1E4506A942277EDA76EBA6BA228AF62ADDA3AD8799E8B2C8CD7',
  ],
] as const;

/** The random bytes after the key of a block. */
function paddingOf(kbpk: Buffer, block: string, keyBytes: number): Buffer {
  const read = readHeader(block);
  if (!read.ok) throw new Error(read.refusal);
  const { header: of, length } = read.value;
  const protection = PROTECTIONS[of.version];
  const { macBytes } = protection;
  const rest = hex(block.slice(length));
  const data = { enciphered: rest.subarray(0, -macBytes), mac: rest.subarray(-macBytes) };
  const plain = protection.open(kbpk, Buffer.from(block.slice(0, length)), data);
  return (plain ?? rest).subarray(2 + keyBytes);
}

describe('A key block', () => {
  it.each(SAMPLES)('of sample %s has the published key', (_, kbpk, key, block) => {
    const unwrapped = unwrapKeyBlock(hex(kbpk), block);
    expect(unwrapped.ok && unwrapped.value.key.toString('hex').toUpperCase()).toBe(key);
  });

  it.each(SAMPLES)(
    'of sample %s is wrapped and unwrapped again with its header',
    (_, kbpk, key, block) => {
      const read = readHeader(block);
      if (!read.ok) throw new Error(read.refusal);
      const wrapped = wrapKeyBlock(hex(kbpk), read.value.header, hex(key));
      const again = wrapped.ok ? unwrapKeyBlock(hex(kbpk), wrapped.value) : wrapped;
      expect(again).toEqual({ ok: true, value: { header: read.value.header, key: hex(key) } });
    },
  );

  it.each(SAMPLES.filter(([name]) => !/8\.|psec/.test(name)))(
    'with the padding of sample %s is that sample',
    (_, kbpk, key, block) => {
      const read = readHeader(block);
      if (!read.ok) throw new Error(read.refusal);
      const wrapped = wrapKeyBlock(hex(kbpk), read.value.header, hex(key), () =>
        paddingOf(hex(kbpk), block, key.length / 2),
      );
      expect(wrapped).toEqual({ ok: true, value: block });
    },
  );

  it.each([
    ['A', 72],
    ['B', 80],
    ['C', 72],
    ['D', 112],
  ] as const)('of version %s has %i characters for a TDES key', (version, length) => {
    expect(wrap({ version })).toHaveLength(length);
  });

  it.each(['A', 'B', 'C', 'D'] as const)(
    'of version %s cannot be changed at any place',
    (version) => {
      const kbpk = version === 'D' ? KBPK_AES : KBPK;
      const block = wrap({ version, optional: [{ id: 'KS', data: '00604B120F9292800000' }] });
      for (let at = 0; at < block.length; at += 1) {
        const changed = withCharacter(block, at, block.charAt(at) === '1' ? '2' : '1');
        expect(unwrapKeyBlock(kbpk, changed).ok).toBe(false);
      }
    },
  );

  it('under another protection key has a wrong MAC', () => {
    const unwrapped = unwrapKeyBlock(hex('A8'.repeat(16)), wrap());
    expect(unwrapped).toMatchObject({ ok: false, refusal: { reason: 'mac' } });
  });

  it.each<[string, Partial<KeyBlockHeader>, string, string]>([
    ['an AES key under TDES', { algorithm: 'A' }, '00'.repeat(16), 'cannot have an AES key'],
    ['a key of 15 bytes', {}, '00'.repeat(15), 'must have 16 or 24 bytes'],
    ['a key longer than its protection key', {}, '00'.repeat(24), 'longer than the protection key'],
    [
      '99 blocks and a padding block',
      {
        optional: Array.from({ length: 99 }, (_, index) => ({
          id: String(index).padStart(2, '0'),
          data: 'PP',
        })),
      },
      '00'.repeat(16),
      'too long',
    ],
    [
      '10,000 characters',
      { optional: [{ id: 'T0', data: 'P'.repeat(9_990) }] },
      '00'.repeat(16),
      'too long',
    ],
  ])('is not made of %s', (_, changes, key, detail) => {
    expect(wrap(changes, hex(key))).toContain(detail);
  });

  it.each([
    ['A', KBPK_AES.subarray(0, 8)],
    ['B', hex('00'.repeat(8))],
    ['D', hex('00'.repeat(8))],
  ] as const)('of version %s needs a protection key of the right length', (version, kbpk) => {
    expect(wrapKeyBlock(kbpk, header({ version }), KEY)).toMatchObject({
      ok: false,
      refusal: { reason: 'protection-key' },
    });
  });
});

describe('The header of a key block', () => {
  it.each([
    ['KS', '00604B120F9292800000', 'B0040P0TB00N0100KS1800604B120F9292800000'],
    ['KS', '00604B120F9292', 'B0040P0TB00N0200KS1200604B120F9292PB0600'],
    // A block of more than 255 characters has a longer length.
    ['KS', 'P'.repeat(256), `B0288P0TB00N0200KS0002010A${'P'.repeat(256)}PB0600`],
  ])('with optional block %s %s is padded to whole cipher blocks', (id, data, expected) => {
    const written = writeHeader(header({ optional: [{ id, data }] }), 0);
    expect(written).toBe(expected);
    expect(readHeader(expected)).toMatchObject({
      ok: true,
      value: { header: { optional: [{ id, data }] }, length: expected.length },
    });
  });

  it.each([
    ['', 'must start with a header'],
    ['E0016P0TB00N0000', 'must start with a header'],
    ['B0024P0TB00N0000', 'says 24 characters, and there are 16'],
    ['B0016ZZTB00N0000', 'usage ZZ is not known'],
    ['B0016P0QB00N0000', 'algorithm Q is not known'],
    ['B0016P0TQ00N0000', 'mode Q is not known'],
    ['B0016P0TB00Q0000', 'exportability Q is not known'],
    ['B0016P0TB00N0100', 'Optional block 1 at character 17'],
    ['B0020P0TB00N0100KS03', 'Optional block 1'],
    ['B0020P0TB00N0100KSFF', 'Optional block 1'],
    ['B0022P0TB00N0100KS0000', 'Optional block 1'],
    ['B0020P0TB00N0100??04', 'Optional block 1'],
    ['B0020P0TB00N0100KS04', 'not a multiple of 8'],
    ['D0024P0TB00N0100KS080000', 'not a multiple of 16'],
  ])('%s is refused: %s', (block, detail) => {
    expect(readHeader(block)).toEqual({
      ok: false,
      refusal: expect.stringContaining(detail) as string,
    });
  });
});
