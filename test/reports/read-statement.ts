/** What a reader finds in the file of a statement, in cents. */
export interface ReadStatement {
  readonly opening: number | undefined;
  readonly closing: number | undefined;
  readonly amounts: readonly number[];
  /** The ids of the entries; undefined if the format has no room for them. */
  readonly ids: readonly string[] | undefined;
}

/** Readers of the formats in their neutral form. They share no code with the writers. */
export const READERS: Readonly<Record<string, (file: Buffer) => ReadStatement>> = {
  cnab240: (file) => {
    const lines = file.toString('latin1').split('\r\n');
    const amountAt = (line = ''): number =>
      Number(line.slice(150, 168)) * (line[168] === 'D' ? -1 : 1);
    const [header, trailer] = ['1', '5'].map((type) => lines.find((line) => line[7] === type));
    return {
      opening: amountAt(header),
      closing: amountAt(trailer),
      amounts: lines.filter((line) => line[7] === '3' && line[13] === 'E').map(amountAt),
      ids: undefined,
    };
  },
  ofx: (file) => {
    const entries = parts(file.toString('latin1'), 'STMTTRN');
    return {
      opening: undefined,
      closing: centsOf(leaf(file.toString('latin1'), 'BALAMT')),
      amounts: entries.map((entry) => centsOf(leaf(entry, 'TRNAMT'))),
      ids: entries.map((entry) => leaf(entry, 'FITID')),
    };
  },
  'camt.052': camt('ITBD'),
  'camt.053': camt('CLBD'),
  'camt.054': camt('none'),
};

function camt(closing: string): (file: Buffer) => ReadStatement {
  return (file) => {
    const text = file.toString();
    const balances = parts(text, 'Bal');
    const entries = parts(text, 'Ntry');
    const balanceOf = (code: string): number | undefined => {
      const found = balances.find((balance) => leaf(balance, 'Cd') === code);
      return found === undefined ? undefined : signed(found);
    };
    return {
      opening: balanceOf('OPBD'),
      closing: balanceOf(closing),
      amounts: entries.map(signed),
      ids: entries.map((entry) => leaf(entry, 'AcctSvcrRef')),
    };
  };
}

function signed(part: string): number {
  const cents = centsOf(leaf(part, 'Amt'));
  return leaf(part, 'CdtDbtInd') === 'DBIT' ? 0 - cents : cents;
}

function parts(text: string, name: string): string[] {
  const found = text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'));
  return [...found].map(([, content = '']) => content);
}

/** The text of the first element with the name. OFX 1.02 has no end tags. */
function leaf(text: string, name: string): string {
  return new RegExp(`<${name}(?: [^>]*)?>([^<\r\n]*)`).exec(text)?.[1]?.trim() ?? '';
}

function centsOf(decimal: string): number {
  return Math.round(Number(decimal) * 100);
}
