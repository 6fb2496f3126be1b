import { operation } from '../../core/model';
import { withData, type World } from '../world';
import { withPayment } from './payment-steps';
import { ACCOUNTS } from './state';
import { dataDiffers, dateTimeOf, dayOf, nowMsOf, PAYMENTS_PATH, refused, request } from './wire';

const STRANGER = '98765432100';
const CANNOT = 'PAGAMENTO_NAO_PERMITE_CANCELAMENTO';

/** Until 23:59 of the day before in Brasília, for a scheduled payment; until it is sent, for one that is held. */
export const cancel = operation<World, { endToEndId: string; by: string }>({
  name: 'bank.cancel',
  service: 'openfinance',
  weight: 4,
  draw: (dice, world) => {
    const { payments } = world.data.bank;
    if (world.nowMs === undefined) return undefined;
    const all = Object.values(payments).filter(({ id }) => id !== undefined);
    const open = all.filter(({ status }) => status === 'SCHD' || status === 'PDNG');
    const from = open.length > 0 && !dice.share(0.1) ? open : dice.share(0.05) ? all : [];
    if (from.length === 0) return undefined;
    const { endToEndId, user } = dice.one(from);
    return { endToEndId, by: dice.share(0.2) ? STRANGER : user };
  },
  request: ({ endToEndId, by }, { data: { bank } }) => {
    const id = bank.payments[endToEndId]?.id;
    if (id === undefined) return undefined;
    const cancelledBy = { document: { identification: by, rel: 'CPF' } };
    const data = { status: 'CANC', cancellation: { cancelledBy } };
    return request('PATCH', `${PAYMENTS_PATH}/${id}`, { data });
  },
  outcomes: ({ endToEndId, by }, world) => {
    const { bank } = world.data;
    const payment = bank.payments[endToEndId];
    if (payment === undefined) return [refused(world, 404, 'RECURSO_NAO_ENCONTRADO')];
    const { status, isSent, sendAtMs, payer, user } = payment;
    const nowMs = nowMsOf(world);
    const isOpen =
      (status === 'PDNG' && !isSent) ||
      (status === 'SCHD' && sendAtMs !== undefined && dayOf(nowMs) < dayOf(sendAtMs));
    // Both are holders of the joint account.
    const isAllowed =
      by === user || payer === 'maria-joao-conjunta' || by === ACCOUNTS[payer].holder;
    if (!isOpen || !isAllowed) return [refused(world, 422, CANNOT)];
    const cancelled = {
      ...payment,
      ...{ status: 'CANC' as const, updatedAtMs: nowMs, nextAtMs: undefined, isBlocked: false },
    };
    return [
      {
        name: 'cancelled',
        differs: (answer) =>
          dataDiffers(answer, 200, { status: 'CANC', statusUpdateDateTime: dateTimeOf(nowMs) }),
        next: () => withData(world, 'bank', withPayment(bank, cancelled)),
      },
    ];
  },
});
