import { TEST_KEYS } from '#libs/card-security';

/** The issuer master keys of scripts. */
export const SCRIPT_MASTER_KEYS = {
  issuerKey: Buffer.from(TEST_KEYS.issuerMaster.hex, 'hex'),
  macKey: Buffer.from(TEST_KEYS.issuerMasterMac.hex, 'hex'),
  enciphermentKey: Buffer.from(TEST_KEYS.issuerMasterEncipherment.hex, 'hex'),
} as const;
