import { OCCURRENCES } from '../codes/occurrences';
import { SEGMENT_J, SEGMENT_J52, SEGMENT_J52_PIX } from '../records/boletos';
import { FILE_HEADER, FILE_TRAILER } from '../records/file';
import {
  LOT_HEADER,
  LOT_TRAILER,
  SEGMENT_A,
  SEGMENT_B,
  SEGMENT_B_PIX,
  SEGMENT_C,
  SEGMENT_Z,
} from '../records/transfers';
import { type PaymentLayout } from './payment-layout';

/** The layout of FEBRABAN, from which those of the banks differ. */
export const FEBRABAN: PaymentLayout = {
  id: 'febraban',
  title: 'FEBRABAN',
  source: 'FEBRABAN V09.0, and V10.9 for Pix',
  records: {
    fileHeader: FILE_HEADER,
    fileTrailer: FILE_TRAILER,
    lotHeader: LOT_HEADER,
    lotTrailer: LOT_TRAILER,
    a: SEGMENT_A,
    b: SEGMENT_B,
    bPix: SEGMENT_B_PIX,
    c: SEGMENT_C,
    j: SEGMENT_J,
    j52: SEGMENT_J52,
    j52Pix: SEGMENT_J52_PIX,
    z: SEGMENT_Z,
  },
  forms: new Map([
    ['01', 'ownBank'],
    ['03', 'ted'],
    ['05', 'ownBank'],
    ['30', 'boleto'],
    ['31', 'boleto'],
    ['41', 'ted'],
    ['43', 'ted'],
    ['45', 'pix'],
    ['47', 'pixQrCode'],
  ]),
  fileVersions: undefined,
  lotVersions: undefined,
  needsJ52: false,
  emptyFields: [],
  rules: [],
  currency: 'BRL',
  occurrences: OCCURRENCES,
  ownCodes: new Map(),
  sendsAuthentication: false,
};
