import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { client, type InputOf, invalidateBy, mutation, query } from '../../platform/http/api.ts'
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

export const useAddPerson = () => useMutation(mutation(users.addPerson))
export const useUpdateUser = () => useMutation(mutation(users.updateUser))
export const useUpdateProfile = () => useMutation(mutation(users.updateProfile))
type SavedProfile = {
  id: string
  person: InputOf<typeof users.updateUser.endpoint>['body']
  about: InputOf<typeof users.updateProfile.endpoint>['body']
}

/** A person's own page: who they are, and what they say of themselves. */
export function useSaveProfile() {
  const [person, profile] = [useUpdateUser(), useUpdateProfile()]
  return useMutation({
    mutationFn: async ({ id, ...saved }: SavedProfile) => {
      await person.mutateAsync({ params: { id }, body: saved.person })
      return profile.mutateAsync({ params: { id }, body: saved.about })
    },
  })
}

export const useBulkUpdate = () => useMutation(mutation(users.bulkUpdateUsers))
export const useBulkDelete = () => useMutation(mutation(users.bulkDeleteUsers))

/** A new picture of a person; `onProgress` hears how many percent are sent. */
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
