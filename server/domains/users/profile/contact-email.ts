import type { UserRow } from '../user-row.ts'

/** The address for a service that insists on one. For who has none, support takes what is sent there, marked with the person. */
export function contactEmail({ id, email }: Pick<UserRow, 'id' | 'email'>, supportEmail: string): string {
  return email ?? supportEmail.replace('@', `+${id}@`)
}
