import { useMutation } from '@tanstack/react-query'
import { client, type InputOf, mutation } from '../../platform/http/api.ts'

const { users } = client
type SavedProfile = {
  id: string
  person: InputOf<typeof users.updateUser.endpoint>['body']
  about: InputOf<typeof users.updateProfile.endpoint>['body']
}

export const useAddPerson = () => useMutation(mutation(users.addPerson))
export const useUpdateUser = () => useMutation(mutation(users.updateUser))
export const useUpdateProfile = () => useMutation(mutation(users.updateProfile))

/** Saves the changed parts of one's own profile: the person and the profile are two calls. */
export function useSaveProfile() {
  const [person, profile] = [useUpdateUser(), useUpdateProfile()]
  return useMutation({
    mutationFn: async ({ id, ...saved }: SavedProfile) => {
      if (hasSome(saved.person)) await person.mutateAsync({ params: { id }, body: saved.person })
      if (hasSome(saved.about)) await profile.mutateAsync({ params: { id }, body: saved.about })
    },
  })
}
const hasSome = (body: object | undefined) => Object.keys(body ?? {}).length > 0

export const useBulkUpdate = () => useMutation(mutation(users.bulkUpdateUsers))
export const useBulkDelete = () => useMutation(mutation(users.bulkDeleteUsers))
