import { AREA_CODES, FAMILY_NAMES, GIVEN_NAMES, PARTICIPANTS } from '#libs/brazil';
import { FIRST_INSTANT_MS, toIsoUtc } from '#libs/kernel';
import { type Row } from '#libs/tabular';
import { FieldDraws } from './draws';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Upper limits of amounts, in cents. Most payments are small. */
const MAGNITUDES = [5_000, 20_000, 100_000, 1_000_000, 250_000_000] as const;
/** One of this many payments is a refund, with a negative amount. */
const REFUND_EVERY = 20;
const REJECTED_EVERY = 50;
const EMOJI_EVERY = 16;

/** Texts like those of real payers. Some look like formulas to a spreadsheet. */
const DESCRIPTIONS = [
  'Pagamento',
  'Aluguel de março',
  'Café; pão "na chapa"',
  'Conta de luz\nsegunda via',
  'Mensalidade, parcela 3/12',
  '=1+1',
  '+5511987654321',
  '-2+3',
  '@SUM(A1:A9)',
  'Obrigado 🎉',
  'Férias – praia',
  '',
] as const;
const EMOJIS = ['🙂', '🚀', '💸', '👩‍👧'] as const;

/** 0000 to ffff, without and with the following hyphen of a UUID. Precalculated for speed. */
const HEX = Array.from({ length: 65_536 }, (_, value) => value.toString(16).padStart(4, '0'));
const HEX_HYPHEN = HEX.map((text) => `${text}-`);

/** Makes the rows of `synthetic.transactions`. The same seed, instant and number always give the same row. */
export class SyntheticRows {
  private readonly fields: readonly FieldDraws[];
  private minute = NaN;
  private minuteText = '';

  /** @param latestMs the instant of the newest row; each further row is a second older */
  constructor(
    seed: number,
    private readonly latestMs: number,
  ) {
    this.fields = Array.from({ length: 12 }, (_, field) => new FieldDraws(seed, field));
  }

  /** The amount of a row in cents, without the rest of the row. */
  amountOf(row: number): number {
    const size = this.draw(0, row);
    const magnitude = MAGNITUDES[size % MAGNITUDES.length] ?? MAGNITUDES[0];
    const cents = 1 + (this.draw(1, row) % magnitude);
    return this.isRefund(row) ? -cents : cents;
  }

  /** @param row from 1, the newest */
  make(row: number): Row {
    const people = this.draw(3, row);
    const banks = this.draw(4, row);
    const debtorIspb = pick(PARTICIPANTS, banks);
    const createdAt = this.instantOf(row);
    const digits = padded(row);
    return [
      row,
      this.uuidOf(row),
      `E${debtorIspb}${this.minuteOf(createdAt)}${digits}${hex(this.draw(5, row)).slice(1)}`,
      `TX${digits}`,
      createdAt,
      this.statusOf(row),
      this.amountOf(row),
      debtorIspb,
      name(people),
      pick(PARTICIPANTS, banks >>> 8),
      people % EMOJI_EVERY === 0
        ? `${name(people >>> 16)} ${pick(EMOJIS, people >>> 4)}`
        : name(people >>> 16),
      `+55${pick(AREA_CODES, this.draw(6, row))}9${padded(this.draw(7, row) % 100_000_000)}`,
      `${padded(this.draw(8, row) % 100_000_000)}0000${padded(row)}`,
      pick(DESCRIPTIONS, this.draw(9, row)),
    ];
  }

  private draw(field: number, row: number): number {
    return this.fields[field]?.at(row) ?? 0;
  }

  private isRefund(row: number): boolean {
    return this.draw(2, row) % REFUND_EVERY === 0;
  }

  private statusOf(row: number): string {
    if (this.isRefund(row)) return 'REFUNDED';
    return this.draw(2, row) % REJECTED_EVERY === 1 ? 'REJECTED' : 'SETTLED';
  }

  private instantOf(row: number): number {
    const beforeMs = row * SECOND_MS - (this.draw(10, row) % SECOND_MS) - 1;
    return Math.max(FIRST_INSTANT_MS, this.latestMs - beforeMs);
  }

  /** A UUID of version 4. */
  private uuidOf(row: number): string {
    const [a, b] = [this.draw(11, row), this.draw(1, row)];
    const [c, d] = [this.draw(5, row), this.draw(8, row)];
    return (
      hex(a >>> 16) +
      withHyphen(a) +
      withHyphen(b) +
      withHyphen((b >>> 20) | 0x4000) +
      withHyphen((c & 0x3fff) | 0x8000) +
      hex(c >>> 16) +
      hex(d >>> 16) +
      hex(d)
    );
  }

  /** `yyyyMMddHHmm` in UTC. It is cached, because rows of one minute follow each other. */
  private minuteOf(instantMs: number): string {
    const minute = Math.floor(instantMs / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.minuteText = toIsoUtc(instantMs).slice(0, 16).replace(/[-T:]/g, '');
    }
    return this.minuteText;
  }
}

function hex(number: number): string {
  return HEX[number & 0xffff] ?? '';
}

function withHyphen(number: number): string {
  return HEX_HYPHEN[number & 0xffff] ?? '';
}

/** Eight digits. */
function padded(number: number): string {
  return String(100_000_000 + number).slice(1);
}

function name(draw: number): string {
  return `${pick(GIVEN_NAMES, draw)} ${pick(FAMILY_NAMES, draw >>> 7)}`;
}

function pick<T>(choices: readonly [T, ...T[]], draw: number): T {
  return choices[draw % choices.length] ?? choices[0];
}
