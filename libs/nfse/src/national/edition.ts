import { type InfDps } from './dps';

/**
 * The editions of the national layout, by the technical note that publishes them: 007 of 2026-02, and 009 of 2026-06
 * with annex VI 1.04.01.
 */
export const NATIONAL_EDITIONS = ['007', '009'] as const;
export type NationalEdition = (typeof NATIONAL_EDITIONS)[number];

/** The first day of technical note 009 in production, as it was announced. */
export const TECHNICAL_NOTE_009_FROM = '2027-01-01';

/**
 * The edition of a DPS by its date of issue. The date counts as it is written, in the offset of the DPS.
 *
 * @param dhEmi as in `2026-12-31T23:59:59-03:00`
 * @param from the first day of technical note 009, as in `2027-01-01`
 * @example editionOn('2026-12-31T23:59:59-03:00', '2027-01-01'); // '007'
 */
export function editionOn(dhEmi: string, from: string): NationalEdition {
  return dhEmi.slice(0, 10) < from ? '007' : '009';
}

/** The edition of the content of a DPS. Only edition 009 has finNFSe next to the header, and there it is required. */
export function editionOf({ finNFSe }: Pick<InfDps, 'finNFSe'>): NationalEdition {
  return finNFSe === undefined ? '007' : '009';
}
