import { sendStatement } from './send-statement';

const payments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    from: { remittanceId: 'r', number: index + 1 },
    paymentId: `p${String(index + 1)}`,
    endToEndId: `E${String(index + 1)}`,
  }));

describe('The statement that notes sent payments', () => {
  it('has a place for the number, the payment and the EndToEndId of each', () => {
    const { sql, parameters } = sendStatement('t', payments(2));
    expect(sql).toContain('payment_id = CASE number WHEN $2 THEN $4 WHEN $3 THEN $5 END');
    expect(sql).toContain('end_to_end_id = CASE number WHEN $2 THEN $6 WHEN $3 THEN $7 END');
    expect(parameters).toEqual(['r', 1, 2, 'p1', 'p2', 'E1', 'E2']);
  });

  it('has few texts, so that it does not push other prepared statements out of their cache', () => {
    const counts = Array.from({ length: 100 }, (_, index) => index + 1);
    const texts = new Set(counts.map((count) => sendStatement('t', payments(count)).sql));
    expect(texts.size).toBe(8);
  });
});
