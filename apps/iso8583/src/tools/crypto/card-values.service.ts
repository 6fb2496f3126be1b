import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  cardVerificationValue,
  cavvOf,
  checkScript,
  chipTagError,
  CVV2_SERVICE_CODE,
  dynamicVerificationValue,
  ICVV_SERVICE_CODE,
  isCavvOf,
  issuerScript,
  readCavv,
  scriptCommand,
  TEST_KEYS,
  type CavvKey,
  type ChipTags,
  type ScriptKeys,
} from '#libs/card-security';
import { Iso8583Error } from '#libs/iso8583';
import { RequestInvalid } from '#libs/kernel';
import { readRequest } from '#libs/schema';
import { CAVV_KEY, TAVV_KEY } from '../../account/authentication/authentication';
import { SCRIPT_MASTER_KEYS } from '../../scripts/script-keys';
import { draftOf } from '../../scripts/script.request';
import { isTokenNumber } from '../../tokens/token';
import {
  cavvCheckRequest,
  cavvRequest,
  cvvCheckRequest,
  cvvRequest,
  scriptCheckRequest,
  scriptToolRequest,
} from './card-values.request';
import {
  type CavvCheckResponse,
  type CavvResponse,
  type CvvCheckResponse,
  type CvvResponse,
  type ScriptCheckResponse,
  type ScriptToolResponse,
} from './card-values.response';
import { chipInvalid, chipTags, keyOf } from './crypto-tools.service';

const USUAL_SERVICE_CODE = '201';

/** Card verification values, authentication values and issuer scripts. Nothing is stored. */
@Injectable()
export class CardValuesService {
  /** @throws RequestInvalid */
  cvv(body: unknown): CvvResponse {
    return { value: cvvOf(readRequest(cvvRequest, body ?? {})) };
  }

  /** @throws RequestInvalid */
  checkCvv(body: unknown): CvvCheckResponse {
    const { value, ...card } = readRequest(cvvCheckRequest, body ?? {});
    const expected = cvvOf(card);
    return { matches: value === expected, expected };
  }

  /** @throws RequestInvalid */
  cavv(body: unknown): CavvResponse {
    const { pan, key, ...content } = readRequest(cavvRequest, body ?? {});
    const own = cavvKey(pan, key);
    const value = cavvOf(pan, content, own);
    return {
      value,
      hex: Buffer.from(value, 'base64').toString('hex').toUpperCase(),
      output: readCavv(value)?.output ?? '',
      keyIndicator: own.indicator,
    };
  }

  /** @throws RequestInvalid */
  checkCavv(body: unknown): CavvCheckResponse {
    const { pan, value, key } = readRequest(cavvCheckRequest, body ?? {});
    const read = readCavv(value);
    const kind = isTokenNumber(pan) ? 'token' : 'card';
    if (read === undefined) {
      return { matches: false, detail: 'The value does not have the layout of a CAVV.' };
    }
    const matches = isCavvOf(pan, value, cavvKey(pan, key));
    const { result, trackingNumber } = read;
    const detail = `The value is ${matches ? '' : 'not '}that of the ${kind}.`;
    return { matches, result, trackingNumber, detail };
  }

  /** @throws RequestInvalid */
  script(body: unknown): ScriptToolResponse {
    const { pan, cardSequence, emv, scriptId, ...rest } = readRequest(
      scriptToolRequest,
      body ?? {},
    );
    const { template, command: wanted } = draftOf(rest);
    const tags = tagsOf(emv);
    const command = scriptCommand(keysOf({ pan, cardSequence }, tags), tags, wanted);
    return { script: issuerScript(template, scriptId.toUpperCase(), command), command };
  }

  /** @throws RequestInvalid */
  checkScript(body: unknown): ScriptCheckResponse {
    const { pan, cardSequence, emv, script } = readRequest(scriptCheckRequest, body ?? {});
    const tags = tagsOf(emv);
    const checked = readScript(() =>
      checkScript(keysOf({ pan, cardSequence }, tags), tags, script),
    );
    const commands = checked.map(({ command, carried, expected }) => ({
      command,
      matches: carried === expected,
      expected,
    }));
    return { matches: commands.length > 0 && commands.every(({ matches }) => matches), commands };
  }
}

function cvvOf(sent: z.output<typeof cvvRequest>): string {
  const { kind, pan, expiry, serviceCode = USUAL_SERVICE_CODE, atc = 1, cardSequence } = sent;
  const key = keyOf(sent.key, TEST_KEYS.cardVerification);
  const card = { pan, expiry, serviceCode };
  switch (kind) {
    case 'cvv':
      return cardVerificationValue(key, card);
    case 'cvv2':
      return cardVerificationValue(key, { ...card, serviceCode: CVV2_SERVICE_CODE });
    case 'icvv':
      return cardVerificationValue(key, { ...card, serviceCode: ICVV_SERVICE_CODE });
    case 'dcvv':
      return dynamicVerificationValue(key, card, atc, cardSequence);
  }
}

function cavvKey(pan: string, given: string | undefined): CavvKey {
  const usual = isTokenNumber(pan) ? TAVV_KEY : CAVV_KEY;
  return given === undefined ? usual : { ...usual, key: Buffer.from(given, 'hex') };
}

/** The tags of a cryptogram that was answered. @throws RequestInvalid */
function tagsOf(emv: string): ChipTags {
  const tags = chipTags(emv);
  const error = chipTagError(tags);
  if (error !== undefined) throw chipInvalid(error);
  if (tags['9F26']?.length !== 16) {
    throw chipInvalid('Must have the cryptogram in tag 9F26: 8 bytes.');
  }
  return tags;
}

interface SentCard {
  readonly pan: string;
  readonly cardSequence: string | undefined;
}

function keysOf({ pan, cardSequence }: SentCard, tags: ChipTags): ScriptKeys {
  return { ...SCRIPT_MASTER_KEYS, pan, sequence: cardSequence ?? tags['5F34'] };
}

function readScript<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Iso8583Error)) throw error;
    throw new RequestInvalid([{ pointer: '/script', detail: error.detail }]);
  }
}
