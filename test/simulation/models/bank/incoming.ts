import { reais } from '../amounts';
import { statusDiffers, unchanged } from '../../core/answers';
import { operation, type Outcome } from '../../core/model';
import { nowOf, withData, type World } from '../world';
import { agent } from '../spi/messages';
import { ofBank } from '../spi/state';
import { book } from './ledger';
import { accountWith } from './payment-steps';
import { ENOUGH } from './payments';
import { ACCOUNT_IDS, ACCOUNTS, BANK_ISPB } from './state';
import { nowMsOf, type AsJson } from './wire';

const PAYER_ISPB = '10000009';
/** The SPI tells the bank again after this time if the bank was away. */
const NOTICE_MS = 5_000;

interface Incoming {
  endToEndId: string;
  cents: number;
  number: string;
  type: string | null;
}

/** A payment of the SPI to an account of the bank. */
export const receive = operation<World, AsJson<Incoming>>({
  name: 'bank.receive',
  service: 'spi',
  weight: 6,
  draw: (dice, world, { number, disturbed }) => {
    const { payments } = world.data.spi;
    if (world.nowMs === undefined || Object.keys(payments).length > 2 * ENOUGH) return undefined;
    const known = Object.keys(payments);
    const account = ACCOUNTS[dice.one(ACCOUNT_IDS)];
    // Without the bank, the SPI accepts what the bank would reject, and returns it later.
    const isWrong = disturbed.size === 0 && dice.share(0.15);
    return {
      endToEndId:
        known.length > 0 && dice.share(0.05)
          ? dice.one(known)
          : `E${PAYER_ISPB}299901041200r${String(number).padStart(10, '0')}`,
      cents: 1 + dice.below(30_000),
      number: isWrong && dice.share(0.5) ? '999999990' : account.number,
      type: isWrong ? 'SLRY' : dice.share(0.5) ? account.type : null,
    };
  },
  request: (incoming) => ({
    service: 'spi',
    method: 'POST',
    path: '/spi/pacs.008',
    headers: { 'Content-Type': 'application/xml' },
    body: pacs008(incoming),
  }),
  outcomes: (incoming, world, { disturbed }) => {
    const { endToEndId, number, type } = incoming;
    if (world.data.spi.payments[endToEndId] !== undefined) {
      return [unchanged(world, 'a duplicate', 409)];
    }
    const account = accountWith({ ispb: BANK_ISPB, number, accountType: '' });
    const away = disturbed.has('openfinance') ? [accepted(world, incoming, true)] : [];
    if (account === undefined) return [rejected(world, incoming, 'AC03'), ...away];
    if (type !== null && type !== ACCOUNTS[account].type) {
      return [rejected(world, incoming, 'AC14'), ...away];
    }
    return [accepted(world, incoming, false), ...away];
  },
});

function accepted(world: World, incoming: Incoming, isAway: boolean): Outcome<World> {
  const { endToEndId, cents, number } = incoming;
  const account = accountWith({ ispb: BANK_ISPB, number, accountType: '' });
  const { bank } = world.data;
  const atMs = nowMsOf(world);
  const notices = [...bank.notices, { endToEndId, account, cents, nextAtMs: atMs + NOTICE_MS }];
  const credited =
    account === undefined ? bank : book(bank, account, { key: endToEndId, cents, atMs });
  return {
    name: isAway ? 'accepted, and not credited yet' : 'accepted',
    differs: (answer) => reportDiffers(answer, '<TxSts>ACCP</TxSts>'),
    next: () => withData(inSpi(world, incoming), 'bank', isAway ? { ...bank, notices } : credited),
  };
}

function rejected(world: World, incoming: Incoming, reasonCode: string): Outcome<World> {
  return {
    name: reasonCode,
    differs: (answer) => reportDiffers(answer, `<Cd>${reasonCode}</Cd>`),
    next: () => inSpi(world, incoming, reasonCode),
  };
}

function reportDiffers(
  answer: {
    readonly status: number;
    readonly body: unknown;
    readonly headers: Readonly<Record<string, string>>;
  },
  part: string,
): string | undefined {
  const report = String(answer.body);
  return statusDiffers(answer, 200) ?? (report.includes(part) ? undefined : `there is no ${part}`);
}

function inSpi(world: World, { endToEndId, cents }: Incoming, reasonCode?: string): World {
  const { spi } = world.data;
  const payment = ofBank({
    ...{ endToEndId, cents, debtorIspb: PAYER_ISPB, creditorIspb: BANK_ISPB },
    ...{ createdAt: nowOf(world), reasonCode: reasonCode ?? null },
  });
  return withData(world, 'spi', {
    ...spi,
    payments: { ...spi.payments, [endToEndId]: payment },
  });
}

function pacs008({ endToEndId, cents, number, type }: Incoming): string {
  const kind = type === null ? '' : `<Tp><Cd>${type}</Cd></Tp>`;
  return (
    '<Document><FIToFICstmrCdtTrf>' +
    '<GrpHdr><MsgId>M2</MsgId><CreDtTm>2999-01-01T12:00:00</CreDtTm><NbOfTxs>1</NbOfTxs></GrpHdr>' +
    `<CdtTrfTxInf><PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId>${agent('InstgAgt', PAYER_ISPB)}` +
    `<Dbtr><Nm>Rui Costa</Nm></Dbtr>${agent('CdtrAgt', BANK_ISPB)}` +
    `<CdtrAcct><Id><Othr><Id>${number}</Id><Issr>0001</Issr></Othr></Id>${kind}</CdtrAcct>` +
    `<IntrBkSttlmAmt Ccy="BRL">${reais(cents)}</IntrBkSttlmAmt>` +
    '</CdtTrfTxInf></FIToFICstmrCdtTrf></Document>'
  );
}
