import { keepPreviousData } from '@tanstack/react-query'
import { client, invalidateBy, query } from '../../platform/http/api.ts'
import { upload } from '../../platform/http/upload.ts'
import { PAGE_SIZE } from '../../platform/screens/search.ts'
import type { UserSearch } from './search.ts'

const { users } = client

export const usersQuery = (search: UserSearch) => ({
  ...query(users.listUsers, { query: { limit: PAGE_SIZE, ...search } }),
  placeholderData: keepPreviousData,
})
export const userStatsQuery = (estate_id?: string) =>
  query(users.getUserStats, { query: estate_id ? { estate_id } : {} })
export const userQuery = (id: string) => query(users.getUser, { params: { id } }, { fresh: 'critical' })
export const profileQuery = (id: string) => query(users.getProfile, { params: { id } })
export const userPermissionsQuery = (id: string) =>
  query(users.getUserPermissions, { params: { id } }, { fresh: 'critical' })

/** Uploads a person's photo; `onProgress` receives percent. */
export async function uploadAvatar(
  id: string,
  file: File,
  sending: { onProgress: (percent: number) => void; signal?: AbortSignal },
): Promise<void> {
  const body = new FormData()
  body.append('avatar', file)
  await upload(users.uploadAvatar, { params: { id }, body }, sending)
  await invalidateBy(users.uploadAvatar)
}
