/** Errors of TLS that say that the certificate of the service is not trusted. */
const NOT_TRUSTED =
  /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|CRL_|INVALID_(?:CA|PURPOSE)|PATH_LENGTH)/;
/** Alerts that a service sends about the certificate of its client. */
const CLIENT_REFUSED = /^ERR_SSL_.*(?:CERTIFICATE|HANDSHAKE_FAILURE|UNKNOWN_CA|ACCESS_DENIED)/;

/** The code of an error of a connection: ECONNREFUSED. Messages of errors can have parts of a message. */
export function codeOf(error: Error): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  return /^[A-Z][A-Z\d_]{1,80}$/.test(code) ? code : 'UNKNOWN';
}

/** What a client is told. @param reason the code of the error, if there is one */
export function detailOf(reason: string | undefined): string {
  if (reason === undefined) {
    return 'The service that is recorded closed the connection without a response.';
  }
  if (NOT_TRUSTED.test(reason)) {
    return `The certificate of the service that is recorded is not trusted (${reason}). Give the authority of the certificate to the recorder, and use a host name that the certificate has.`;
  }
  if (CLIENT_REFUSED.test(reason)) {
    return `The service that is recorded refused the client certificate, or there is none (${reason}).`;
  }
  return `The service that is recorded could not be reached, or closed the connection without a response (${reason}).`;
}
