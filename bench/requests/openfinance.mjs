import { JSON_TYPE, send } from '../load.mjs';

const BODY = JSON.stringify({
  amount: '0.01',
  creditorAccount: {
    ispb: '12345678',
    issuer: '0001',
    number: '1234567890',
    accountType: 'CACC',
  },
});

/** Returns a load of payments, which the bank settles later by itself. */
export function bankPayments(address) {
  const request = { method: 'POST', headers: JSON_TYPE, body: BODY };
  return (until) => send(`${address}/open-banking/payments/v1/pix/payments`, [request], until);
}
