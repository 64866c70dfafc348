/** The address counts only if the issuer says that it is verified. */
export function verifiedEmail(claims: Readonly<Record<string, unknown>>): string | null {
  return claims.email_verified === true && typeof claims.email === 'string'
    ? claims.email.trim().toLowerCase()
    : null
}
