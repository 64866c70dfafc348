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
