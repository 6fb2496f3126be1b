import { newCard } from '../seeded-cards';
import { type CardRequest } from '../../requests/card-request';
import { privateTexts, readPrivateData } from '../../requests/private-data';
import { usualTexts, writeUsualTexts } from '../../requests/value-texts';
import { checkInstallments } from '../../issuer/decision/checks';
import { readInstallments, writeInstallments } from './installments';

describe('The plan of a payment in installments', () => {
  it.each([
    ['102', { type: 'merchant', count: 2 }],
    ['299', { type: 'issuer', count: 99 }],
    ['100', { type: 'merchant', count: 0 }],
  ] as const)('is written as %s', (value, plan) => {
    expect(readInstallments(value)).toEqual(plan);
    expect(writeInstallments(plan)).toBe(value);
  });

  it.each([undefined, '', '3', '302', '1 2', '1022'])('is not read from %j', (value) => {
    expect(readInstallments(value)).toBeUndefined();
  });

  it('is a subelement of DE48, beside the others', () => {
    const data = {
      cvv: '123',
      takesPart: true,
      installments: { type: 'issuer', count: 12 },
    } as const;
    const written = writeUsualTexts(privateTexts(data));
    expect(written).toBe('0003212610510000' + '9203123');
    expect(readPrivateData(usualTexts(written))).toEqual(data);
  });

  it.each([
    // number, count, purpose, account, code
    ['4000000000000001', 2, 'purchase', 'default', undefined],
    ['4000000000000001', 99, 'purchase', 'credit', undefined],
    ['4000000000000001', 1, 'purchase', 'default', '12'],
    ['5000000000000004', 0, 'purchase', 'default', '12'],
    ['5041750000000000', 1, 'purchase', 'default', '23'],
    ['5041750000000000', 3, 'cash', 'default', '23'],
    ['4000000000000001', 3, 'cash', 'default', '12'],
    ['4000000000000001', 3, 'purchase', 'checking', '57'],
    ['4000000000000001', 3, 'purchase', 'savings', '57'],
    ['4000000000000001', undefined, 'cash', 'checking', undefined],
  ] as const)('of card %s with %s installments, %s from %s, is %s', (...row) => {
    const [pan, count, purpose, account, code] = row;
    const installments = count === undefined ? undefined : { type: 'merchant' as const, count };
    const request = { installments, purpose, account: account } as CardRequest;
    expect(checkInstallments({ request, card: newCard({ pan }, 0) })?.code).toBe(code);
  });

  it('is refused with the usual code for any other brand', () => {
    const request = {
      installments: { type: 'merchant', count: 1 },
      purpose: 'purchase',
      account: 'default',
    } as CardRequest;
    const card = newCard({ pan: '4000000000000001', brand: 'constructor' }, 0);
    expect(checkInstallments({ request, card })?.code).toBe('12');
  });
});
