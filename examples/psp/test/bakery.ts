import { messages, type Sandbox } from 'payment-simulators/testing';

/** The Pix key of the payee, a bakery with an account at another bank. */
export const BAKERY = 'padaria@example.com';

export async function registerBakery(box: Sandbox): Promise<void> {
  const holderName = 'Padaria do Bairro Ltda';
  const body = messages.key({ keyValue: BAKERY, holderName, ispb: '55667788' });
  await box.dict.client.POST('/dict/keys', { body });
}
