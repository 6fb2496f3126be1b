export { decryptedJwt, encryptedJwt, isEncrypted, ID_TOKEN_ENCRYPTION } from './encryption';
export { halfHash, jwkThumbprint, keyFromJwk, publicJwkOf, type PublicJwk } from './keys';
export { JwtInvalid, type JwtFault } from './jwt-invalid';
export { refuseTimes, type TimeRules } from './times';
export { signedJwt, SIGNING_ALGORITHM, verifiedJwt, type VerifiedJwt } from './signature';
