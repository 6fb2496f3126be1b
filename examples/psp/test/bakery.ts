import type { Sandbox } from 'payment-simulators/testing';

/** The Pix key of the payee, a bakery with an account at another bank. */
export const BAKERY = 'padaria@example.com';

export async function registerBakery(box: Sandbox): Promise<void> {
  await box.dict.client.POST('/dict/keys', {
    body: {
      keyType: 'EMAIL',
      keyValue: BAKERY,
      holderName: 'Padaria do Bairro Ltda',
      accountId: 'acc-1',
      ispb: '55667788',
      branch: '0001',
      accountNumber: '1234567890',
      accountType: 'CHECKING',
    },
  });
}
