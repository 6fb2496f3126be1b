import fc from 'fast-check';
import { compile } from '../codec/codec';
import { type IsoMessage } from '../message';
import { readProfile } from '../read-profile/read-profile';
import { anyMessage } from '../test/messages';
import { PROFILES, type ProfileName } from './profiles';

/** A message that others published, and what is in it. */
interface Published {
  readonly source: string;
  readonly profile: ProfileName;
  readonly bytes: Buffer;
  readonly message: Pick<IsoMessage, 'mti' | 'parts' | 'header'> & Partial<IsoMessage>;
}

const hex = (text: string) => Buffer.from(text.replace(/\s+/g, ''), 'hex');

const PUBLISHED: readonly Published[] = [
  {
    source: 'absarahamedj/ISO-8583-SMV, SingleValidatorTab.tsx: a dump of a decline',
    profile: 'visa-like',
    bytes: hex(`16010200 7D000000 00000000 00000000 00000000 00000110 72202281 0AD08002
      10441360 00000030 87000000 00000000 13000917 12121100 02240608 0001000B 01234567 8901F6F2
      F6F0F1F2 F0F0F0F2 F2F4F0F5 F74BF240 40404040 C3C1D9C4 40C1C3C3 C5D7E3D6 D9404009 40404040
      40404040 F2060805 80000000 02`),
    message: {
      header: '160102007D0000000000000000000000000000000000',
      mti: '0110',
      fields: {
        '2': '4413600000003087',
        '3': '000000',
        '4': '000000001300',
        '7': '0917121211',
        '11': '000224',
        '19': '608',
        '23': '001',
        '25': '00',
        '32': '12345678901',
        '37': '626012000224',
        '39': '05',
        '41': '7.2     ',
        '42': 'CARD ACCEPTOR  ',
        '44': '        2',
        '49': '608',
        '63': '8000000002',
      },
      parts: { '63.1': '0002' },
    },
  },
  {
    source: 'the README of a test host for prepaid cards named fandango: "vt message hex"',
    profile: 'mastercard-like',
    bytes: hex(`F0F1F0F0 767F440108E1A00A F1F6F5F0F3F9F9F9F0F0F0F0F1F0F0F0F0F6 F0F0F0F0F0F0
      F0F0F0F0F0F0F0F0F1F0F0F0 F0F0F0F0F0F0F0F0F1F0F0F0 F1F0F3F0F1F5F1F5F4F3 F6F1F0F0F0F0F0F0
      F0F0F0F0F1F3 F1F5F1F5F4F3 F1F0F3F0 F2F9F1F0 F1F0F3F0 F1F0F3F0 F5F3F1F1 F0F1F0
      F0F6F1F3F0F0F0F0 F0F0F0F0F0F0F0F0F0F0F0F5 E3F0F0F0F0F0F0F0
      C1F0F0F0F0F0F04040404040404040
      C140E2E3D6D9C540F0F0F0F04040404040404040404040D3D6D5C4D6D54040404040404040C7C2D7
      F0F0F8D9F9F2F0F3F7F2F1 F8F2F6 F8F2F6
      F0F2F2F0F0F0F1F0F0F0F0F0F0F7F0F0F8F2F6C5F140F6C1D5 F0F0F9D4C3C3F0F0F0F0F0F5`),
    message: {
      mti: '0100',
      parts: {
        '43.1': 'A STORE 0000          ',
        '43.2': ' ',
        '43.3': 'LONDON       ',
        '43.4': ' ',
        '43.5': 'GBP',
        '48.TCC': 'R',
        '48.92': '721',
      },
    },
  },
  {
    source: 'astef7/iso8583, README.md: a payment at a petrol station',
    profile: 'base24-like',
    bytes: Buffer.from(
      'ISO0260000700200B23C84A128E1801A0000000000000038000000000000002400021311065323108212071702132007' +
        '021307100606465556364716322785013595=616200722100112233400122614647926142553        ' +
        '000000000263079BAR GOWOREK S.C. STANKWARSZAWA        PL027000000000263079            985' +
        '016ESRVPRO100000000019BANK    00000000000384& 0000700384! C400012 000000000030! 0400020 ' +
        '                  Y ! B200158 7BF900008000000000002711FE3959A25191000000002400000000000000' +
        '0040001161698517021300F1B7C18500321F430071A020000000504B4F00071044009911B92EB7DF4B1D3500' +
        '000B000000! B300080 C20062513974E06040300000000000000000001F0000000200000000000000000000' +
        '000000000000! B400020 071800021F0000    0 ! 2000022 O                     020231082     ' +
        '         009059000000012VD          ',
      'latin1',
    ),
    message: {
      header: '49534F303236303030303730',
      mti: '0200',
      parts: {
        '63.C4': '000000000030',
        '63.04': '                  Y ',
        '63.B4': '071800021F0000    0 ',
        '63.20': 'O                     ',
      },
    },
  },
];

describe('A shipped profile', () => {
  it.each(PUBLISHED)('$profile reads a message of $source', ({ profile, bytes, message }) => {
    const codec = compile(PROFILES[profile]);
    const decoded = codec.decode(bytes);
    expect(decoded).toMatchObject(message);
    expect(codec.encode(decoded)).toEqual(bytes);
  });

  it.each(Object.values(PROFILES))('$name is valid, and reads what it writes', (profile) => {
    expect(readProfile(JSON.parse(JSON.stringify(profile)))).toEqual({ ok: true, value: profile });
    const codec = compile(profile);
    fc.assert(
      fc.property(anyMessage(profile), (message) => {
        const bytes = codec.encode(message);
        const decoded = codec.decode(bytes);
        expect(decoded.fields).toEqual(message.fields);
        expect(codec.encode(decoded)).toEqual(bytes);
      }),
      { numRuns: 15 },
    );
  });
});
