import { sha256 } from '../../../platform/sha256.ts'

/** Replaces a person's name permanently; the same for the same account. */
export const pseudonymOf = (user_id: string): string =>
  `Erased person ${sha256(user_id).toString('hex').slice(0, 6).toUpperCase()}`
