import { refuseCertificate, type CertificateOwner } from './certificate-check';

const NOW = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const SHOWN = { isTrusted: true, validFromMs: NOW - DAY, validToMs: NOW + DAY };
const HOLDER: CertificateOwner = {
  software: { softwareId: 'software-1', status: 'Active' },
  organisation: { organisationId: 'organisation-1', status: 'Active' },
  key: { status: 'active' },
};

describe('refuseCertificate', () => {
  it('accepts a registered certificate, also one of another authority', () => {
    expect(refuseCertificate(SHOWN, HOLDER, NOW)).toBeUndefined();
    expect(refuseCertificate({ ...SHOWN, isTrusted: false }, HOLDER, NOW)).toBeUndefined();
  });

  it.each([
    ['is not registered', SHOWN, undefined, 'not in the directory'],
    ['has another issuer', { ...SHOWN, isTrusted: false }, undefined, 'not of the test authority'],
    ['is revoked', SHOWN, { ...HOLDER, key: { ...HOLDER.key, status: 'revoked' } }, 'is revoked'],
    [
      'is inactive',
      SHOWN,
      { ...HOLDER, key: { ...HOLDER.key, status: 'inactive' } },
      'is inactive',
    ],
    [
      'has expired',
      { ...SHOWN, validToMs: NOW - 1 },
      HOLDER,
      'has expired at 2025-12-31T23:59:59.999Z',
    ],
    ['is not valid yet', { ...SHOWN, validFromMs: NOW + 1 }, HOLDER, 'is valid from'],
    [
      'is of a withdrawn organisation',
      SHOWN,
      { ...HOLDER, organisation: { ...HOLDER.organisation, status: 'Withdrawn' } },
      'is Withdrawn',
    ],
    [
      'is of a software that is not active',
      SHOWN,
      { ...HOLDER, software: { ...HOLDER.software, status: 'Inactive' } },
      'is Inactive',
    ],
  ] as const)('refuses a certificate that %s', (_, shown, holder, expected) => {
    expect(refuseCertificate(shown, holder, NOW)).toContain(expected);
  });
});
