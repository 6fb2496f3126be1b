import { statusDiffers } from '../../core/answers';
import { operation } from '../../core/model';
import { withData, type World } from '../world';
import { withPayment } from './payment-steps';
import { BANK_ISPB, FINAL } from './state';

const EFFECTS = { answer: { commitThenDrop: true }, request: { empty: true } } as const;

/** A rule of the SPI loses the payment of the bank, or the answer to it. The rules are a part of each snapshot. */
export const lose = operation<World, { endToEndId: string; what: 'answer' | 'request' }>({
  name: 'bank.lose',
  service: 'spi',
  weight: 3,
  draw: (dice, { nowMs, data }) => {
    const open = Object.values(data.bank.payments).filter(
      ({ status, isSent, payee }) => !FINAL.includes(status) && !isSent && payee.ispb !== BANK_ISPB,
    );
    if (nowMs === undefined || open.length === 0) return undefined;
    return {
      endToEndId: dice.one(open).endToEndId,
      what: dice.one(['answer', 'request'] as const),
    };
  },
  request: ({ endToEndId, what }) => ({
    service: 'spi',
    method: 'POST',
    path: '/__admin/rules',
    body: {
      match: {
        method: 'POST',
        path: '/spi/pacs.008',
        body: [{ element: 'FIToFICstmrCdtTrf/CdtTrfTxInf/PmtId/EndToEndId', equals: endToEndId }],
      },
      effect: EFFECTS[what],
      times: 1,
    },
  }),
  outcomes: ({ endToEndId, what }, world) => {
    const { bank } = world.data;
    const payment = bank.payments[endToEndId];
    return [
      {
        name: 'added',
        differs: (answer) => statusDiffers(answer, 201),
        next: () =>
          payment === undefined
            ? world
            : withData(
                world,
                'bank',
                withPayment(bank, { ...payment, faults: [...payment.faults, what] }),
              ),
      },
    ];
  },
});
