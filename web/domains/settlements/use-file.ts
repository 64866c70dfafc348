import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../platform/errors.ts'
import { saveFile } from '../../platform/files.ts'
import { toast } from '../../ui/feedback/toast.tsx'

/** Fetches a file and hands it to the person, saying when it cannot be had. */
export function useFile(failed: string) {
  const fetching = useMutation({
    mutationFn: ({ get }: { get: () => Promise<Blob>; name: string }) => get(),
    onSuccess: (file, { name }) => saveFile(file, name),
    onError: (error) => toast.error(failed, { note: messageOf(error) }),
  })
  return {
    save: (get: () => Promise<Blob>, name: string) => {
      if (!fetching.isPending) fetching.mutate({ get, name })
    },
    isFetching: fetching.isPending,
    name: fetching.variables?.name,
  }
}
