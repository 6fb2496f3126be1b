import {
  chipTagError,
  cryptogramVersion,
  issuerAuthentication,
  readChipTags,
  requestCryptogram,
  TEST_KEYS,
  toHex,
  versionName,
  writeChipTags,
  type CardKeys,
  type ChipTags,
} from '#libs/card-security';
import { isApproval } from '#libs/iso8583';
import { brokenHex } from '../../network/network-session';
import { type SecuritySettings } from '../../settings/security-settings';
import { type ReadRequest } from '../../requests/card-request';
import { decisionOf, type Decision } from '../../decision';

const ISSUER_KEY = Buffer.from(TEST_KEYS.issuerMaster.hex, 'hex');

/** The parts of a request that a cryptogram depends on. */
type ChipRequest = Pick<ReadRequest, 'message' | 'sentPan'>;

/** The cryptogram in tag 9F26, and the correct one. */
interface CheckedCryptogram {
  readonly card: CardKeys;
  readonly tags: ChipTags;
  readonly sent: string;
  /** Undefined if tags are missing or wrong; `problem` has the reason. */
  readonly expected: string | undefined;
  readonly problem: string | undefined;
}

/** DE39 82 if the message has an application cryptogram (tag 9F26) that is not the one of the card. */
export function cryptogramRefusal(request: ChipRequest): Decision | undefined {
  const checked = checkedCryptogram(request);
  if (checked === undefined || checked.sent === checked.expected) return undefined;
  const { expected, problem, sent, tags } = checked;
  const version = cryptogramVersion(tags['9F10'] ?? '');
  const detail =
    expected === undefined
      ? `The cryptogram in tag 9F26 cannot be checked. ${problem ?? ''}`
      : `Tag 9F26 is ${sent}, but the cryptogram of the card is ${expected} (${version === undefined ? '' : versionName(version)}).`;
  return decisionOf('82', 'chip', detail);
}

/**
 * DE55 of the response to a correct cryptogram: the issuer authentication data (tag 91) and the response code (tag
 * 8A). Empty for a request without one.
 */
export function chipAnswer(
  request: ChipRequest,
  responseCode: string,
  { chip, arpc }: SecuritySettings,
): Readonly<Record<string, string>> {
  const checked = chip === 'check' ? checkedCryptogram(request) : undefined;
  if (checked === undefined || checked.sent !== checked.expected) return {};
  const { card, tags, sent } = checked;
  const approved = isApproval(responseCode);
  const data = issuerAuthentication(card, tags, { arqc: sent, responseCode, approved });
  const value =
    arpc === 'good'
      ? data.issuerAuthenticationData
      : brokenHex(data.arpc) + data.issuerAuthenticationData.slice(data.arpc.length);
  return { '55': writeChipTags({ '91': value, '8A': toHex(Buffer.from(responseCode, 'latin1')) }) };
}

function checkedCryptogram({ message, sentPan: pan }: ChipRequest): CheckedCryptogram | undefined {
  const { '55': chipData, '23': cardSequence } = message.fields;
  if (chipData === undefined) return undefined;
  const tags = readChipTags(chipData);
  const sent = tags['9F26'];
  if (sent === undefined) return undefined;
  const card = { issuerKey: ISSUER_KEY, pan, sequence: tags['5F34'] ?? cardSequence };
  const problem = chipTagError(tags);
  const expected = problem === undefined ? requestCryptogram(card, tags) : undefined;
  return { card, tags, sent, expected, problem };
}
