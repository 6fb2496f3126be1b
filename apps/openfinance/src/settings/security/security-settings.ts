import { z } from 'zod';
import { type OpenfinanceConfig } from '../../config';
import { SECURITY_MODES, SIGNATURE_CLOCKS } from './security-mode';

/** How strict the bank is in a sandbox. An absent member has the value of its variable. */
export const securitySettings = z
  .strictObject({
    security: z
      .enum(SECURITY_MODES, 'Must be off, optional or required.')
      .optional()
      .describe(
        'off: the APIs ignore certificates, access tokens and signatures. optional: those that a request has are checked. required: a request ' +
          'without them is refused, as by a bank of Open Finance Brasil. Default: the variable OPENFINANCE_SECURITY.',
      ),
    signatureClock: z
      .enum(SIGNATURE_CLOCKS, 'Must be machine or sandbox.')
      .optional()
      .describe(
        'The clock of the times in signed texts (assertions, request objects, payments, ID tokens). machine: that of ' +
          'the machine, so that a client whose clock is right gets in while the clock of the sandbox is somewhere else. sandbox: ' +
          'that of the sandbox. Tokens and consents expire on the clock of the sandbox in both cases. Default: machine.',
      ),
  })
  .describe('How strict the bank is in the sandbox.');

export type ChangedSecuritySettings = Readonly<z.output<typeof securitySettings>>;

/** The settings that apply. */
export type SecuritySettings = Readonly<
  Required<{ [Name in keyof ChangedSecuritySettings]: NonNullable<ChangedSecuritySettings[Name]> }>
>;

/** The settings of the sandbox, and the defaults in place of absent ones. */
export function securityWith(
  { security, signatureClock = 'machine' }: ChangedSecuritySettings,
  config: Pick<OpenfinanceConfig, 'security'>,
): SecuritySettings {
  return { security: security ?? config.security, signatureClock };
}
