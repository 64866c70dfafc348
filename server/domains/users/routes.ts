import { users } from '@gida/contract/domains/users/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import { ROLE_PERMISSIONS } from '@gida/contract/shared/roles'
import { orNotFound } from '../../platform/errors/problem.ts'
import type { Mount } from '../../platform/http/call.ts'
import { activateUser } from './accounts/activate-user.ts'
import { deactivateUser } from './accounts/deactivate-user.ts'
import { getUserStats, listUsers } from './list-users.ts'
import { getPerson } from './person-row.ts'
import { presentChoice, presentDetail, presentPermissions, presentUser } from './present.ts'
import { getProfile } from './profile/get-profile.ts'
import { updateProfile } from './profile/update-profile.ts'
import { readAvatar, uploadAvatar } from './profile/upload-avatar.ts'
import { mayDo } from './rights/rights.ts'
import { restorePerson } from './suspension/restore-person.ts'
import { suspendPerson } from './suspension/suspend-person.ts'
import { getUser } from './user-row.ts'

/** Roles and memberships are served by the estates domain. */
export function userRoutes(mount: Mount): void {
  const { on } = mount
  on(users.getMe, async (tx, { actor }) => presentUser(await getUser(tx, actor.user_id)))

  on(users.listUsers, async (tx, { query }) => {
    const { rows, total, more } = await listUsers(tx, query, query)
    return { data: rows.map(presentUser), pagination: pagination(query, total, more) }
  })

  on(users.searchUsers, async (tx, { query: { q, ...query } }) => {
    const { rows, total, more } = await listUsers(tx, { ...query, search: q ?? query.search }, query)
    return { data: rows.map(presentChoice), pagination: pagination(query, total, more) }
  })

  on(users.getUserStats, (tx, { query }) => getUserStats(tx, query.estate_id))

  on(users.listUsersOfEstate, async (tx, { params, query }) => {
    const estate = tx.selectFrom('estate').select('id').where('id', '=', params.estate_id)
    orNotFound(await estate.executeTakeFirst(), 'ESTATE_NOT_FOUND')
    const { rows, total, more } = await listUsers(tx, { ...query, ...params }, query)
    return { data: rows.map(presentUser), pagination: pagination(query, total, more) }
  })

  on(users.getRolePermissions, async (_tx, { params: { role } }) => ({
    role,
    permissions: [...ROLE_PERMISSIONS[role]],
  }))

  on(users.getUser, async (tx, { actor, params }) =>
    presentDetail(await getPerson(tx, actor, params.id), actor),
  )

  on(users.getUserPermissions, async (tx, { actor, params }) =>
    presentPermissions(await getPerson(tx, actor, params.id)),
  )

  on(users.checkPermission, async (tx, { actor, params, body: { resource, action } }) => ({
    allowed: mayDo(await getPerson(tx, actor, params.id), `${resource}_${action}`),
  }))

  on(users.deactivateUser, async (tx, { actor, params }) => {
    await deactivateUser(tx, actor, params.id)
    return presentUser(await getUser(tx, params.id))
  })

  on(users.activateUser, async (tx, { actor, params }) => {
    await activateUser(tx, actor, params.id)
    return presentUser(await getUser(tx, params.id))
  })

  on(users.suspendPerson, async (tx, { actor, params, body }) => {
    await suspendPerson(tx, actor, params.id, body.reason)
    return undefined
  })

  on(users.restorePerson, async (tx, { actor, params }) => {
    await restorePerson(tx, actor, params.id)
    return undefined
  })

  profileRoutes(mount)
}

function profileRoutes({ on, inSteps, file }: Mount): void {
  on(users.getProfile, (tx, { actor, params }) => getProfile(tx, actor, params.id))

  on(users.updateProfile, async (tx, { actor, params, body }) => {
    await updateProfile(tx, actor, params.id, body)
    return getProfile(tx, actor, params.id)
  })

  inSteps(users.uploadAvatar, ({ services, actor, params, upload }) =>
    uploadAvatar(services, actor, params.id, upload.bytes),
  )

  file(users.getAvatar, async ({ services, params, query }) => ({
    bytes: await readAvatar(services, params.id, query.v, query.size),
    name: `${query.size}.webp`,
    content_type: 'image/webp',
    is_kept: true, // a new picture has a new URL
  }))
}
