import { users } from '@gida/contract/domains/users/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { getUser, presentUser } from '../../users/index.ts'
import { addPerson } from './add-person.ts'
import { assignEstate } from './assign-estate.ts'
import { bulkDeleteUsers, bulkUpdateUsers } from './bulk-change.ts'
import { removeEstate } from './remove-estate.ts'
import { removePerson } from './remove-person.ts'
import { updatePerson } from './update-person.ts'

export function peopleRoutes({ on, inSteps }: Mount): void {
  inSteps(users.addPerson, ({ services, actor, body }) => addPerson(services, actor, body))

  on(users.updateUser, async (tx, { actor, params, body }) => {
    await updatePerson(tx, actor, params.id, body)
    return presentUser(await getUser(tx, params.id))
  })

  on(users.assignEstate, async (tx, { actor, params, body }) => {
    await assignEstate(tx, actor, params.id, body)
    return presentUser(await getUser(tx, params.id))
  })

  on(users.removeEstate, async (tx, { actor, params, body }) =>
    presentUser(await removeEstate(tx, actor, params.id, body?.estate_id)),
  )

  on(users.deleteUser, async (tx, { actor, params }) => {
    await removePerson(tx, actor, params.id)
    return undefined
  })

  inSteps(users.bulkUpdateUsers, ({ services, actor, body }) => bulkUpdateUsers(services, actor, body))

  inSteps(users.bulkDeleteUsers, ({ services, actor, query }) =>
    bulkDeleteUsers(services, actor, query.user_ids),
  )
}
