import { toCents } from '#libs/kernel';
import * as formats from './formats';

describe('the values of the page', () => {
  it.each([
    ['reais', formats.reais(toCents(0)), 'R$ 0,00'],
    ['reais', formats.reais(toCents(7)), 'R$ 0,07'],
    ['reais', formats.reais(toCents(99_999)), 'R$ 999,99'],
    ['reais', formats.reais(toCents(100_000)), 'R$ 1.000,00'],
    ['reais', formats.reais(toCents(123_456_789_012_345)), 'R$ 1.234.567.890.123,45'],
    ['reais', formats.reais(toCents(-123_456)), 'R$ -1.234,56'],
    ['reais', formats.reais(undefined), undefined],
    ['percent', formats.percent(500), '5,00%'],
    ['percent', formats.percent(4), '0,04%'],
    ['percent', formats.percent(0), '0,00%'],
    ['percent', formats.percent(10_000), '100,00%'],
    ['date', formats.date('2026-03-10'), '10/03/2026'],
    ['dateTime', formats.dateTime('2026-03-10T15:00:01-03:00'), '10/03/2026 15:00:01'],
    ['CNPJ', formats.taxId({ CNPJ: '12345678000195' }), '12.345.678/0001-95'],
    ['CNPJ with letters', formats.taxId({ CNPJ: '12ABC34501DE35' }), '12.ABC.345/01DE-35'],
    ['CPF', formats.taxId({ CPF: '52998224725' }), '529.982.247-25'],
    ['foreign id', formats.taxId({ NIF: 'US-1' }), 'US-1'],
    ['no foreign id', formats.taxId({ cNaoNIF: '1' }), 'Dispensado do NIF'],
    ['no id', formats.taxId({}), undefined],
    ['postal code', formats.postalCode('01001000'), '01001-000'],
    ['phone', formats.phone('1122223333'), '(11) 2222-3333'],
    ['mobile phone', formats.phone('11922223333'), '(11) 92222-3333'],
    ['foreign phone', formats.phone('123456'), '123456'],
    ['service code', formats.serviceCode('010701'), '01.07.01'],
    ['NBS code', formats.nbsCode('115022000'), '1.1502.20.00'],
    ['joined', formats.joined('a', undefined, '', 'b'), 'a - b'],
    ['joined', formats.joined(undefined, ''), undefined],
    ['key', formats.keyInGroups('1'.repeat(50)), Array<string>(10).fill('11111').join(' ')],
  ])('%s: %j', (_, written, expected) => {
    expect(written).toBe(expected);
  });
});
