import { at } from '../../core/answers';
import { type Invariant, type ServiceModel } from '../../core/model';
import { type World } from '../world';
import { cancel, find } from './end';
import { issue, replace } from './issue';
import { notesReader } from './reader';
import { readXml } from './xml';

export const nfse: ServiceModel<World> = {
  service: 'nfse',
  operations: [issue, replace, cancel, find, readXml],
  readers: [notesReader],
};

/** The numbers of a provider begin with 1 and have no gap, and no id or key is there twice. */
export const numbersWithoutGaps: Invariant = {
  name: 'invoice-numbers-without-gaps',
  violations: ({ nfse: [list] = [] }) => {
    const invoices = Array.isArray(list?.body) ? (list.body as readonly unknown[]) : [];
    const providers = new Set(invoices.map((invoice) => at(invoice, 'provider', 'taxId')));
    const gaps = [...providers].flatMap((provider) => {
      const numbers = invoices
        .filter((invoice) => at(invoice, 'provider', 'taxId') === provider)
        .map((invoice) => at(invoice, 'number'))
        .filter((number) => typeof number === 'number')
        .sort((one, other) => one - other);
      return numbers.every((number, index) => number === index + 1)
        ? []
        : [`the numbers of ${String(provider)} are ${numbers.join()}`];
    });
    const twice = ['id', 'accessKey', 'dpsId'].filter((name) => {
      const values = invoices.map((invoice) => at(invoice, name)).filter((value) => value !== null);
      return new Set(values).size < values.length;
    });
    return [...gaps, ...twice.map((name) => `two invoices have one ${name}`)];
  },
};
