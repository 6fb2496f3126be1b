/** Lines of a remittance made by positions only, without the tables of the library. */

type Part = readonly [from: number, content: string];

/** A line of blanks with texts at positions that count from 1. */
export function line(...parts: readonly Part[]): string {
  return change(' '.repeat(240), ...parts);
}

export function change(text: string, ...parts: readonly Part[]): string {
  return parts.reduce(
    (changed, [from, content]) =>
      changed.slice(0, from - 1) + content + changed.slice(from - 1 + content.length),
    text,
  );
}

const COMPANY: Part = [
  18,
  '211222333000181000123              0000190000000123456 EMPRESA MODELO LTDA           ',
];

export const FILE_HEADER = line(
  [1, '99900000'],
  COMPANY,
  [103, 'BANCO SIMULADO S A'],
  [143, '1'],
  [144, '04112026060000'],
  [158, '000001'],
  [164, '103'],
  [167, '01600'],
);

export function lotHeader(form: string, lot = 1): string {
  return line(
    [1, `999${String(lot).padStart(4, '0')}1`],
    [9, `C20${form}${form === '31' || form === '47' ? '040' : '046'}`],
    COMPANY,
    [143, 'RUA UM'],
    [173, '00100'],
    [213, '01001000SP01'],
  );
}

export function numbered(record: number, text: string, lot = 1): string {
  return change(text, [4, String(lot).padStart(4, '0')], [9, String(record).padStart(5, '0')]);
}

export const SEGMENT_A = line(
  [1, '99900013'],
  [9, '00001A000'],
  [18, '009000'],
  [24, '00000'],
  [30, '000000000000'],
  [44, 'JOAO DA SILVA'],
  [74, 'PG000001'],
  [94, '04112026BRL'],
  [105, '000000000000000'],
  [120, '000000000015000'],
  [155, '00000000'],
  [163, '000000000000000'],
  [230, '0'],
);

export const SEGMENT_B_PIX = line(
  [1, '99900013'],
  [9, '00002B'],
  [15, '02 '],
  [18, '100098765432100'],
  [33, 'PEDIDO77'],
  [68, 'NOTA 1'],
  [128, 'joao@exemplo.com.br'],
  [227, '00000000000000'],
);

/** A transfer to an account: for a TED, a Pix by account, or a credit in the same bank. */
export const SEGMENT_A_ACCOUNT = change(
  SEGMENT_A,
  [18, '018341'],
  [24, '01234'],
  [30, '000000056789'],
  [42, '0'],
  [225, 'CC'],
);

export const SEGMENT_B = line(
  [1, '99900013'],
  [9, '00002B'],
  [18, '100098765432100'],
  [33, 'RUA DOIS'],
  [63, '00200'],
  [98, 'CURITIBA'],
  [118, '80000000PR'],
  [128, '00000000'],
  [136, '0'.repeat(75)],
  [226, '0'],
  [227, '00000060701190'],
);

export const SEGMENT_J = line(
  [1, '99900013'],
  [9, '00001J000'],
  [18, '23793162600000250001234567890123456789012345'],
  [62, 'FORNECEDOR BETA LTDA'],
  [92, '10112026000000000025000'],
  [115, '000000000000000000000000000000'],
  [145, '10112026000000000025000'],
  [168, '000000000000000'],
  [183, 'PG000003'],
  [223, '09'],
);

export const SEGMENT_J52 = line(
  [1, '99900013'],
  [9, '00002J'],
  [16, '0052'],
  [20, '2011222333000181EMPRESA MODELO LTDA'],
  [76, '2044555666000181FORNECEDOR BETA LTDA'],
  [132, '0000000000000000'],
);

/** A file of one lot, with its details numbered and its totals computed. */
export function fileOf(form: string, details: readonly string[]): string[] {
  return filesOf([{ form, details }]);
}

export interface LotLines {
  readonly form: string;
  readonly details: readonly string[];
}

export function filesOf(lots: readonly LotLines[]): string[] {
  const lines = lots.flatMap(({ form, details }, index) => lotLines(form, details, index + 1));
  const trailer = line(
    [1, '99999999'],
    [18, String(lots.length).padStart(6, '0')],
    [24, String(lines.length + 2).padStart(6, '0')],
    [30, '000000'],
  );
  return [FILE_HEADER, ...lines, trailer];
}

function lotLines(form: string, details: readonly string[], lot: number): string[] {
  const cents = details.map(centsOf).reduce((sum, one) => sum + one, 0);
  return [
    lotHeader(form, lot),
    ...details.map((text, index) => numbered(index + 1, text, lot)),
    line(
      [1, `999${String(lot).padStart(4, '0')}5`],
      [18, String(details.length + 2).padStart(6, '0')],
      [24, String(cents).padStart(18, '0')],
      [42, '0'.repeat(24)],
    ),
  ];
}

function centsOf(text: string): number {
  const segment = text.slice(13, 14);
  if (segment === 'A') return Number(text.slice(119, 134)) || 0;
  const isBoleto = segment === 'J' && text.slice(17, 19) !== '52';
  return isBoleto ? Number(text.slice(152, 167)) || 0 : 0;
}

export async function* chunks(lines: readonly string[], size = 1000): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(lines.map((text) => `${text}\r\n`).join(''), 'latin1');
  for (let start = 0; start < bytes.length; start += size) {
    yield await Promise.resolve(bytes.subarray(start, start + size));
  }
}
