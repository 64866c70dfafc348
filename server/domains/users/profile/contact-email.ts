import type { UserRow } from '../user-row.ts'

/** An e-mail address for services that require one: the person's own, or a support address tagged with their id. */
export function contactEmail({ id, email }: Pick<UserRow, 'id' | 'email'>, supportEmail: string): string {
  return email ?? supportEmail.replace('@', `+${id}@`)
}
