import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { downloads as words } from '#words/downloads'
import { toast } from '../../ui/feedback/toast.tsx'
import { messageOf } from './errors.ts'
import { saveFile } from './files.ts'

type Wanted = {
  get: () => Promise<Blob>
  /** The file's name; derived from the file where its type is known only from the answer. */
  name: string | ((file: Blob) => string)
}
type Says = { failed?: string; done?: string }

/** Downloads one file at a time and saves it; on failure shows a toast with a retry. */
export function useDownload({ failed, done }: Says = {}) {
  const isUnderWay = useRef(false) // a second tap may come before the busy state is rendered
  const fetching = useMutation({
    mutationFn: ({ get }: Wanted) => get(),
    onSuccess: (file, { name }) => {
      saveFile(file, typeof name === 'string' ? name : name(file))
      if (done) toast.success(done)
    },
    onError: (error, wanted) => {
      const said =
        failed ?? words.failed(typeof wanted.name === 'string' ? wanted.name : wanted.name(new Blob()))
      toast.error(said, {
        note: messageOf(error),
        action: { label: words.again, onClick: () => save(wanted) },
      })
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  const save = (wanted: Wanted) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    fetching.mutate(wanted)
  }
  return { save, isFetching: fetching.isPending, name: fetching.variables?.name }
}
