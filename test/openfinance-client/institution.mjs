// An institution as the directory knows it: its certificates and keys, and the registration of its software at the bank.
import { createPrivateKey } from 'node:crypto';
import * as openid from 'openid-client';
import { mutualTlsFetch } from './mutual-tls-fetch.mjs';

export const REDIRECT_URI = 'https://client.example.com/callback';

/** Adds an institution to the directory of the sandbox, which gives it its certificates and keys. */
export async function newInstitution(service, sandbox) {
  const headers = { 'Content-Type': 'application/json', 'X-Sandbox': sandbox };
  const body = JSON.stringify({ software: { redirectUris: [REDIRECT_URI] } });
  const made = await fetch(`${service}/__admin/directory/organisations`, {
    method: 'POST',
    headers,
    body,
  });
  const organisation = await made.json();
  const { certificate: cert, privateKey: key } = organisation.software.transport;
  const ca = await (await fetch(`${service}/directory/roots.pem`)).text();
  return {
    ...organisation,
    fetch: mutualTlsFetch({ ca, cert, key }),
    withoutCertificate: mutualTlsFetch({ ca }),
  };
}

/** Gets a software statement from the directory (tls_client_auth), and registers the software at the bank with it. */
export async function register({ software, fetch, ...institution }) {
  const directory = new openid.Configuration(
    {
      issuer: software.addresses.directoryToken,
      token_endpoint: software.addresses.directoryToken,
    },
    software.softwareId,
    undefined,
    openid.TlsClientAuth(),
  );
  directory[openid.customFetch] = fetch;
  const scope = 'directory:software';
  const { access_token: token } = await openid.clientCredentialsGrant(directory, { scope });
  const statement = await openid.fetchProtectedResource(
    directory,
    token,
    new URL(software.addresses.softwareStatement),
    'GET',
  );
  const { sig, enc } = await privateKeysOf(software);
  const metadata = {
    software_statement: await statement.text(),
    redirect_uris: [REDIRECT_URI],
    jwks_uri: software.addresses.jwks,
    token_endpoint_auth_method: 'private_key_jwt',
    token_endpoint_auth_signing_alg: 'PS256',
    grant_types: ['authorization_code', 'client_credentials', 'refresh_token', 'implicit'],
    response_types: ['code id_token'],
    id_token_signed_response_alg: 'PS256',
    id_token_encrypted_response_alg: 'RSA-OAEP',
    id_token_encrypted_response_enc: 'A256GCM',
    request_object_signing_alg: 'PS256',
    tls_client_certificate_bound_access_tokens: true,
    use_mtls_endpoint_aliases: true,
  };
  const config = await openid.dynamicClientRegistration(
    new URL(software.addresses.discovery),
    metadata,
    openid.PrivateKeyJwt(sig),
    {
      [openid.customFetch]: fetch,
      execute: [
        openid.useCodeIdTokenResponseType,
        openid.enableDetachedSignatureResponseChecks,
        (made) => openid.enableDecryptingResponses(made, ['A256GCM'], enc),
      ],
    },
  );
  return { ...institution, software, fetch, config, signingKey: sig };
}

async function privateKeysOf({ privateKeys }) {
  const keyOf = async (use, algorithm, usages) => {
    const jwk = privateKeys.keys.find((each) => each.use === use);
    const pkcs8 = createPrivateKey({ key: jwk, format: 'jwk' }).export({
      type: 'pkcs8',
      format: 'der',
    });
    const key = await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, usages);
    return { key, kid: jwk.kid };
  };
  return {
    sig: await keyOf('sig', { name: 'RSA-PSS', hash: 'SHA-256' }, ['sign']),
    enc: await keyOf('enc', { name: 'RSA-OAEP', hash: 'SHA-1' }, ['decrypt']),
  };
}
