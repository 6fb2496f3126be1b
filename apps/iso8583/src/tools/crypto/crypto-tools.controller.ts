import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiProblem, documentSchema } from '#libs/openapi';
import { CODEC_ERRORS, PROFILE_UNKNOWN } from '../../messages/docs/problem-examples';
import {
  arqcRequest,
  arqcCheckRequest,
  macRequest,
  macCheckRequest,
  pinBlockRequest,
  pinBlockCheckRequest,
} from './crypto.request';
import {
  ArqcCheckResponse,
  ArqcResponse,
  MacCheckResponse,
  MacResponse,
  PinBlockCheckResponse,
  PinBlockResponse,
  TestKeyResponse,
} from './crypto.response';
import { Calculates } from './calculates';
import { CryptoToolsService } from './crypto-tools.service';
import {
  ARQC_CHECK_EXAMPLES,
  ARQC_EXAMPLES,
  MAC_CHECK_EXAMPLES,
  MAC_EXAMPLES,
  PIN_BLOCK_CHECK_EXAMPLES,
  PIN_BLOCK_EXAMPLES,
} from './examples';

const PIN_BLOCK = documentSchema('PinBlock', () => pinBlockRequest);
const PIN_BLOCK_CHECK = documentSchema('PinBlockCheck', () => pinBlockCheckRequest);
const MAC = documentSchema('MessageMac', () => macRequest);
const MAC_CHECK = documentSchema('MessageMacCheck', () => macCheckRequest);
const ARQC = documentSchema('Cryptogram', () => arqcRequest);
const ARQC_CHECK = documentSchema('CryptogramCheck', () => arqcCheckRequest);

const OF_A_MESSAGE = ['REQUEST_INVALID', ...CODEC_ERRORS] as const;

/** Makes the PIN blocks, MACs and cryptograms of terminals and cards, so that a tester can build valid messages. */
@ApiTags('tools')
@Controller('iso8583/tools')
export class CryptoToolsController {
  constructor(private readonly tools: CryptoToolsService) {}

  /** Lists the published test keys with their check values. They are the keys of the host. */
  @Get('keys')
  @ApiOkResponse({ type: TestKeyResponse, isArray: true, description: 'The test keys.' })
  listTestKeys(): TestKeyResponse[] {
    return this.tools.keys();
  }

  /** Makes an enciphered PIN block for DE52: formats 0, 1, 3 (TDES) and 4 (AES) of ISO 9564. */
  @Post('pin-block')
  @Calculates(PIN_BLOCK, PIN_BLOCK_EXAMPLES)
  @ApiOkResponse({ type: PinBlockResponse, description: 'The PIN block.' })
  makePinBlock(@Body() body: object | undefined): PinBlockResponse {
    return this.tools.pinBlock(body);
  }

  /** Checks whether a PIN block has a PIN. The response never shows another PIN. */
  @Post('pin-block/check')
  @Calculates(PIN_BLOCK_CHECK, PIN_BLOCK_CHECK_EXAMPLES)
  @ApiOkResponse({ type: PinBlockCheckResponse, description: 'The result.' })
  checkPinBlock(@Body() body: object | undefined): PinBlockCheckResponse {
    return this.tools.checkPinBlock(body);
  }

  /**
   * Makes the MAC of a message (DE64 or DE128), or of any bytes.
   *
   * @remarks
   * The MAC of a message is over all its packed bytes before the MAC element. So it depends on the profile.
   */
  @Post('mac')
  @Calculates(MAC, MAC_EXAMPLES, OF_A_MESSAGE)
  @ApiOkResponse({ type: MacResponse, description: 'The MAC, and the message with it.' })
  @ApiProblem(404, [PROFILE_UNKNOWN], 'The profile does not exist.')
  makeMac(@Body() body: object | undefined): Promise<MacResponse> {
    return this.tools.mac(body);
  }

  /** Checks the MAC of a message, or of any bytes. */
  @Post('mac/check')
  @Calculates(MAC_CHECK, MAC_CHECK_EXAMPLES, OF_A_MESSAGE)
  @ApiOkResponse({ type: MacCheckResponse, description: 'The result.' })
  @ApiProblem(404, [PROFILE_UNKNOWN], 'The profile does not exist.')
  checkMac(@Body() body: object | undefined): Promise<MacCheckResponse> {
    return this.tools.checkMac(body);
  }

  /**
   * Makes the cryptogram of a card (ARQC, tag 9F26) over chip data.
   *
   * @remarks The key of the card is derived from the issuer master key. Tag 9F10 selects the version: its
   * third byte is 0A (CVN 10), 11 (CVN 17, contactless) or 12 (CVN 18) for Visa, and its second byte is 10, 11, 14 or 15 (hex) for
   * M/Chip of Mastercard, which has 18 bytes.
   */
  @Post('arqc')
  @Calculates(ARQC, ARQC_EXAMPLES)
  @ApiOkResponse({ type: ArqcResponse, description: 'The cryptogram and the chip data with it.' })
  makeArqc(@Body() body: object | undefined): ArqcResponse {
    return this.tools.arqc(body);
  }

  /** Checks a cryptogram (tag 9F26), and makes the one of the response (ARPC, tag 91). */
  @Post('arqc/check')
  @Calculates(ARQC_CHECK, ARQC_CHECK_EXAMPLES)
  @ApiOkResponse({ type: ArqcCheckResponse, description: 'The result.' })
  checkArqc(@Body() body: object | undefined): ArqcCheckResponse {
    return this.tools.checkArqc(body);
  }
}
