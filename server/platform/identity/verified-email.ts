/** An address counts only with the issuer's own word that it is this person's. */
export function verifiedEmail(claims: Readonly<Record<string, unknown>>): string | null {
  return claims.email_verified === true && typeof claims.email === 'string'
    ? claims.email.trim().toLowerCase()
    : null
}
