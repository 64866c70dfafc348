import {
  MOST_ATTACHED_BYTES,
  MOST_ATTACHMENTS,
  PICTURE_EDGE,
} from '@gida/contract/domains/conversations/rules'
import { useState } from 'react'
import { conversations as words } from '#words/conversations'
import { shrinkPicture } from '../../platform/browser/shrink-picture.ts'
import { formatBytes } from '../../platform/screens/format.ts'
import { toast } from '../../ui/feedback/toast.tsx'

/** Files for the next message, shrunk where they are photos; too many or too large are refused before anything is sent. */
export function useChosenFiles(first: readonly File[] = []) {
  const [files, setFiles] = useState<readonly File[]>(first)
  async function add(chosen: readonly File[]) {
    const shrunk = await Promise.all(chosen.map((file) => shrinkPicture(file, PICTURE_EDGE)))
    const together = [...files, ...shrunk]
    const bytes = together.reduce((sum, { size }) => sum + size, 0)
    if (together.length > MOST_ATTACHMENTS) toast.error(words.files.tooMany(MOST_ATTACHMENTS))
    else if (bytes > MOST_ATTACHED_BYTES) toast.error(words.files.tooLarge(formatBytes(bytes)))
    else setFiles(together)
  }
  return {
    files,
    add: (chosen: readonly File[]) => void add(chosen),
    remove: (file: File) => setFiles(files.filter((one) => one !== file)),
    clear: () => setFiles([]),
  }
}
