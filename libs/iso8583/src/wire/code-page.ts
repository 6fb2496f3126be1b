import { type CodePageName } from '../profile/profile';

/** The mapping between bytes on the wire and the 256 characters of Latin-1. */
export interface CodePage {
  readonly name: 'ascii' | CodePageName;
  readonly toWire: Uint8Array;
  readonly fromWire: Uint8Array;
}

/** IBM code page 037, country-extended US EBCDIC: the Latin-1 character of each byte, in hex. */
const CP037_HEX = [
  '000102039C09867F978D8E0B0C0D0E0F',
  '101112139D8508871819928F1C1D1E1F',
  '80818283840A171B88898A8B8C050607',
  '909116939495960498999A9B14159E1A',
  '20A0E2E4E0E1E3E5E7F1A22E3C282B7C',
  '26E9EAEBE8EDEEEFECDF21242A293BAC',
  '2D2FC2C4C0C1C3C5C7D1A62C255F3E3F',
  'F8C9CACBC8CDCECFCC603A2340273D22',
  'D8616263646566676869ABBBF0FDFEB1',
  'B06A6B6C6D6E6F707172AABAE6B8C6A4',
  'B57E737475767778797AA1BFD0DDDEAE',
  '5EA3A5B7A9A7B6BCBDBE5B5DAFA8B4D7',
  '7B414243444546474849ADF4F6F2F3F5',
  '7D4A4B4C4D4E4F505152B9FBFCF9FAFF',
  '5CF7535455565758595AB2D4D6D2D3D5',
  '30313233343536373839B3DBDCD9DA9F',
].join('');

/** The bytes that have another character than in code page 037, by code page. */
const DIFFERENCES: Readonly<Record<'cp500' | 'cp1047', string>> = {
  cp500: '4A[ 4F! 5A] 5F^ B0¢ BA¬ BB|',
  cp1047: '5F^ AD[ B0¬ BAÝ BB¨ BD]',
};

const cp037 = Uint8Array.from(Buffer.from(CP037_HEX, 'hex'));

/** ASCII, with the upper half of Latin-1 for accents in names. */
export const ASCII = codePage(
  'ascii',
  Uint8Array.from({ length: 256 }, (_, code) => code),
);

export const EBCDIC: Readonly<Record<CodePageName, CodePage>> = {
  cp037: codePage('cp037', cp037),
  cp500: codePage('cp500', changed(DIFFERENCES.cp500)),
  cp1047: codePage('cp1047', changed(DIFFERENCES.cp1047)),
};

function codePage(name: CodePage['name'], fromWire: Uint8Array): CodePage {
  const toWire = new Uint8Array(256);
  fromWire.forEach((character, byte) => (toWire[character] = byte));
  return { name, toWire, fromWire };
}

/** Returns code page 037 with some differences. */
function changed(differences: string): Uint8Array {
  const result = Uint8Array.from(cp037);
  for (const difference of differences.split(' ')) {
    result[parseInt(difference.slice(0, 2), 16)] = difference.charCodeAt(2);
  }
  return result;
}
