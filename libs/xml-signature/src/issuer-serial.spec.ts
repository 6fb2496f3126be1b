import { issuerSerialKey } from './issuer-serial';

const ISSUER = 'CN=Autoridade Certificadora do SERPRO, OU=CSPB-1, O=ICP-Brasil, C=BR';

describe('issuerSerialKey', () => {
  it.each([
    ['no white space', 'CN=Autoridade Certificadora do SERPRO,OU=CSPB-1,O=ICP-Brasil,C=BR', '255'],
    [
      'the order of the certificate',
      'C=BR, O=ICP-Brasil, OU=CSPB-1, CN=Autoridade Certificadora do SERPRO',
      '255',
    ],
    [
      'other letters',
      'cn=AUTORIDADE certificadora  do SERPRO, ou=cspb-1, o=icp-brasil, c=br',
      '255',
    ],
    ['quotes', 'CN="Autoridade Certificadora do SERPRO", OU=CSPB-1, O=ICP-Brasil, C=BR', '255'],
    ['semicolons', 'CN = Autoridade Certificadora do SERPRO; OU=CSPB-1; O=ICP-Brasil; C=BR', '255'],
    ['leading zeros', ISSUER, ' 000255 '],
  ])('is the same for an issuer with %s', (_, issuer, serial) => {
    expect(issuerSerialKey({ issuer, serial })).toBe(
      issuerSerialKey({ issuer: ISSUER, serial: '255' }),
    );
  });

  it.each([
    ['another serial number', ISSUER, '256'],
    ['hexadecimal digits', ISSUER, 'FF'],
    ['another name', ISSUER.replace('CSPB-1', 'CSPB-4'), '255'],
    ['a part less', ISSUER.replace(', C=BR', ''), '255'],
    ['nothing', '', ''],
  ])('is another for %s', (_, issuer, serial) => {
    expect(issuerSerialKey({ issuer, serial })).not.toBe(
      issuerSerialKey({ issuer: ISSUER, serial: '255' }),
    );
  });

  it('reads separators in quotes and behind a backslash as part of the value', () => {
    const escaped = issuerSerialKey({ issuer: 'CN=A\\, B=C, C=BR', serial: '1' });
    expect(issuerSerialKey({ issuer: 'CN="A, B=C", C=BR', serial: '1' })).toBe(escaped);
    expect(issuerSerialKey({ issuer: 'CN=A, B=C, C=BR', serial: '1' })).not.toBe(escaped);
  });
});
