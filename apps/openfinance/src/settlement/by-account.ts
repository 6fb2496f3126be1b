/**
 * Does work for each payment of a list. Payments of different accounts run at the same time; payments of one account run
 * one after the other, in the order of the list.
 * @param work never rejects
 * @returns the results in the order of the list
 */
export async function byAccount<Payment extends { readonly accountId: string }, Result>(
  payments: readonly Payment[],
  work: (payment: Payment) => Promise<Result>,
): Promise<readonly Result[]> {
  const last = new Map<string, Promise<Result>>();
  return Promise.all(
    payments.map((payment) => {
      const before = last.get(payment.accountId);
      const result = before === undefined ? work(payment) : before.then(() => work(payment));
      last.set(payment.accountId, result);
      return result;
    }),
  );
}
