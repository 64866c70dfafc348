import type { Tx } from '../../../platform/db/db.ts'

/** The managers of an estate with their addresses. */
export const managersWithContact = (tx: Tx, estate_id: string) =>
  tx
    .selectFrom('estate_association as belongs')
    .innerJoin('users', 'users.id', 'belongs.user_id')
    .select(['users.id', 'users.email', 'users.phone'])
    .where('belongs.estate_id', '=', estate_id)
    .where('belongs.role', '=', 'ESTATE_MANAGER')
    .where('users.status', '<>', 'INACTIVE')
    .execute()
