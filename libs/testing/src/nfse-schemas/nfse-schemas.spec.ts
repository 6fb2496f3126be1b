import { missingTypes } from '../xml-schema/check-schema';
import { ABRASF_SCHEMAS } from './abrasf';
import { NATIONAL_2025_12, NATIONAL_2026_02, NATIONAL_2026_07 } from './national';

describe('the facts of the schemas of invoices', () => {
  it.each([
    ...Object.entries(ABRASF_SCHEMAS),
    ['national of 2025-12', NATIONAL_2025_12] as const,
    ['national of 2026-02', NATIONAL_2026_02] as const,
    ['national of 2026-07', NATIONAL_2026_07] as const,
  ])('%s have all types that they name', (_, schema) => {
    expect(missingTypes(schema)).toEqual([]);
  });

  it('have the differences of the edition of 2025-12', () => {
    const { complex, simple } = NATIONAL_2025_12;
    const differ = [...Object.keys(complex), ...Object.keys(simple)].filter(
      (name) =>
        complex[name] !== NATIONAL_2026_02.complex[name] ||
        simple[name] !== NATIONAL_2026_02.simple[name],
    );
    expect(differ.sort()).toEqual([
      ...[
        'Nome101103',
        'Nome105102',
        'TCCServ',
        'TCInfEvento',
        'TCInfNFSe',
        'TE305102',
        'TSCodigoEventoNFSe',
      ],
      ...[
        'TSIdEvento',
        'TSIdeDedRed',
        'TSRegEspTrib',
        'TSSerieDPS',
        'TSTipoCST',
        'TStat',
        'TVerNFSe',
      ],
    ]);
  });
});
