import { expect } from 'vitest'
import type { Person } from './people.ts'

/** A super admin requests merging the second person into the first. */
export const askToMerge = (admin: Person, first: Person, second: Person, more: object = {}) =>
  admin.post(`/admin/users/${first.id}/merge`, {
    ...{ second_id: second.id, reason: 'Registered twice', confirm_contact: second.email, ...more },
  })

export async function merge(admin: Person, first: Person, second: Person, more: object = {}): Promise<void> {
  const answer = await askToMerge(admin, first, second, more)
  expect(answer.statusCode, answer.body).toBe(204)
}
