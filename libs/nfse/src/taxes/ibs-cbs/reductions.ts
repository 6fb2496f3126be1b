import { type Percentage } from '../../national/dps';

/** The reduction of each rate by a classification: 6_000 is 60 %. */
export interface RateReductions {
  readonly uf: Percentage;
  readonly mun: Percentage;
  readonly cbs: Percentage;
}

/**
 * The classifications (cClassTrib) that reduce the rates, by their reduction in percent. Of the official table of
 * classifications to LC 214/2025, as public copies of 2026 have it. Other classifications reduce nothing.
 */
const BY_PERCENT: readonly (readonly [percent: number, classes: readonly string[]])[] = [
  [
    100,
    [
      ...['200001', '200002', '200003', '200004', '200005', '200006', '200007', '200008'],
      ...['200009', '200010', '200011', '200012', '200013', '200014', '200015', '200016'],
      ...['200017', '200018', '200019', '200020', '200021', '200022', '200023', '200024'],
      ...['200053', '200054'],
    ],
  ],
  [80, ['200026']],
  [70, ['200027']],
  [
    60,
    [
      ...['011002', '011003', '200028', '200029', '200030', '200031', '200032', '200033'],
      ...['200034', '200035', '200036', '200037', '200038', '200039', '200040', '200041'],
      ...['200042', '200043', '200044', '200045', '515001'],
    ],
  ],
  [50, ['200046']],
  [40, ['200047', '200048', '200049', '200050', '200051']],
  [30, ['011005', '200052']],
];

/** Education of the programme Prouni: the CBS is zero, the IBS as for other education. */
const PROUNI = ['200025', { uf: 6_000, mun: 6_000, cbs: 10_000 }] as const;

const BY_CLASS: ReadonlyMap<string, RateReductions> = new Map([
  PROUNI,
  ...BY_PERCENT.flatMap(([percent, classes]) => {
    const each = percent * 100;
    return classes.map((code) => [code, { uf: each, mun: each, cbs: each }] as const);
  }),
]);

/**
 * The reduction of the rates by a classification; undefined if it reduces nothing.
 *
 * @example
 * reductionsOf('200052'); // { uf: 3000, mun: 3000, cbs: 3000 }, 30 % for intellectual professions
 */
export function reductionsOf(cClassTrib: string): RateReductions | undefined {
  return BY_CLASS.get(cClassTrib);
}
