import { RESPONSE_CODES } from '#libs/iso8583';
import { decisionOf, type Decision } from '../../decision';

/** Presets of magic values for a sandbox; off by default. */
export const PRESETS = {
  off: 'The card and its state decide',
  'cielo-last-digit':
    "The last digit of the PAN decides, as in the sandbox of Cielo's e-commerce API",
  'cents-code': 'An amount whose last two digits are a response code other than 00 gets that code',
} as const;
export type Preset = keyof typeof PRESETS;

export function isPreset(name: string): name is Preset {
  return Object.hasOwn(PRESETS, name);
}

/** Cielo's codes by last digit; 0, 1 and 4 are decided by the card, 9 by chance. */
const CIELO: Readonly<Record<string, string>> = {
  '2': '05',
  '3': '57',
  '5': '78',
  '6': '99',
  '7': '77',
  '8': '70',
};

/** The decision of the preset for a payment; undefined if the card decides. */
export function presetDecision(
  preset: Preset,
  { pan, amount, stan }: { readonly pan: string; readonly amount: number; readonly stan: string },
): Decision | undefined {
  const digit = pan.slice(-1);
  if (preset === 'cielo-last-digit') {
    // Cielo decides at random; here the STAN decides, so the same message always gets the same result.
    const code = digit === '9' && Number(stan) % 2 === 1 ? '05' : CIELO[digit];
    if (code === undefined) return undefined;
    return decisionOf(code, 'preset.cielo-last-digit', `The PAN ends in ${digit}.`);
  }
  if (preset === 'cents-code') {
    const code = String(amount % 100).padStart(2, '0');
    if (code === '00' || !Object.hasOwn(RESPONSE_CODES, code)) return undefined;
    return decisionOf(code, 'preset.cents-code', `The amount ends in ${code} cents.`);
  }
  return undefined;
}
