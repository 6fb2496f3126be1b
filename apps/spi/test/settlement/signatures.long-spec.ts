import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, memoryStore, TestCertificates } from '#libs/certificates';
import { InstitutionCertificates } from '#libs/mutual-tls';
import { createTestApp, databaseUnderTest, type TestApp } from '#libs/testing';
import { spiSigner, verifySpiSignature } from '#libs/xml-signature';
import { spi } from '../../src/spi.app';
import { icomIn, messagesOf } from '../icom/icom-client';
import { paymentMessage, statusMessage, transferTo } from './institution';
import { ALICE, BOB, CAROL, participantsIn } from './participants';

/** For all tests, because it takes long to make the keys. */
const certificates = new TestCertificates(memoryStore());

describe.each(['check', 'require'] as const)(
  `SPI_SIGNATURES=%s on ${databaseUnderTest}`,
  (signatures) => {
    let test: TestApp;
    beforeAll(async () => {
      const settings = { SPI_SIGNATURES: signatures, ICOM_POLL_MS: '0', LOG_LEVEL: 'silent' };
      test = await createTestApp(spi, settings);
    });
    afterAll(() => test.close());

    /** Two participants that have registered their certificates. */
    async function participants(name: string) {
      const all = await participantsIn(test, `${name}-${signatures}`);
      const keys = new Map<string, ReturnType<typeof spiSigner>>();
      for (const ispb of [ALICE, BOB]) {
        const key = await certificates.participant(ispb);
        keys.set(ispb, spiSigner(key));
        const certificate = key.certificatePem;
        await all.control('patch', `/participants/${ispb}`).send({ certificate }).expect(200);
      }
      const payment = transferTo(BOB, ALICE);
      const text = all.alice.write(paymentMessage([payment]));
      const signedBy = async (ispb: string) => String(await keys.get(ispb)?.sign(text));
      return { ...all, id: payment.endToEndId, text, signedBy };
    }

    it('accepts a message that its sender has signed', async () => {
      const { alice, bob, id, signedBy } = await participants('right');
      await alice.post(await signedBy(ALICE));
      expect(await bob.news()).toEqual([`pacs.008 ${id}`]);
    });

    it('refuses a message that was changed after it was signed', async () => {
      const { alice, bob, signedBy } = await participants('changed');
      const signed = await signedBy(ALICE);
      await alice.post(signed.replace('>150.75<', '>950.75<'));
      expect(await alice.news()).toEqual(['admi.002 Assinatura invalida']);
      expect(await bob.news()).toEqual([]);
    });

    it('refuses a message that an unknown certificate has signed', async () => {
      const { alice, signedBy } = await participants('unknown');
      await alice.post(await signedBy(BOB));
      expect(await alice.news()).toEqual(['admi.002 Assinatura invalida']);
    });

    it(`${signatures === 'require' ? 'refuses' : 'accepts'} a message without a signature`, async () => {
      const { alice, bob, id, text } = await participants('missing');
      await alice.post(text);
      const [ofAlice, ofBob] = [await alice.news(), await bob.news()];
      if (signatures === 'require') expect(ofAlice).toEqual(['admi.002 Assinatura invalida']);
      else expect(ofBob).toEqual([`pacs.008 ${id}`]);
    });

    it('signs what participants read', async () => {
      const { sandbox, alice, signedBy } = await participants('own');
      await alice.post(await signedBy(ALICE));
      const { start, pull } = icomIn(test, sandbox, BOB);
      const before = await start();
      const [message] = messagesOf(before.status === 204 ? await pull(before) : before);
      const own = await test.app.get(InstitutionCertificates, { strict: false }).signing();
      const bytes = Buffer.from(message?.text ?? '');
      expect(await verifySpiSignature(bytes, () => own.certificatePem)).toMatchObject({ ok: true });
    });
  },
);

describe(`SPI_CERTIFICATES with several institutions on ${databaseUnderTest}`, () => {
  it('lets nobody sign for another institution', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'spi-signatures-'));
    const certificates = new TestCertificates(folderStore(folder));
    const signer = spiSigner(await certificates.participant(CAROL));
    const settings = { SPI_SIGNATURES: 'check', SPI_CERTIFICATES: folder, ICOM_POLL_MS: '0' };
    const test = await createTestApp(spi, { ...settings, LOG_LEVEL: 'silent' });
    const { alice, bob } = await participantsIn(test, 'another-signer');
    const payment = transferTo(BOB, ALICE);
    const id = payment.endToEndId;
    await alice.post(await signer.sign(alice.write(paymentMessage([payment]))));
    expect(await alice.news()).toEqual([`RJCT DS0G ${id}`]);
    await alice.send(paymentMessage([payment]));
    const answer = statusMessage({ instructionId: id, endToEndId: id, status: 'ACSP' });
    await bob.post(await signer.sign(bob.write(answer)));
    expect(await bob.news()).toEqual([`pacs.008 ${id}`, 'admi.002 Assinatura invalida']);
    expect(await alice.news()).toEqual([]);
    await test.close();
    await rm(folder, { recursive: true });
  });
});
