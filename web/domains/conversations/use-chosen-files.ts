import { MOST_ATTACHED_BYTES, MOST_ATTACHMENTS } from '@gida/contract/domains/conversations/rules'
import { useState } from 'react'
import { conversations as words } from '#words/conversations'
import { isPicture } from '../../platform/browser/shrink-picture.ts'
import { useSmallPictures } from '../../platform/browser/small-picture.ts'
import { formatBytes } from '../../platform/screens/format.ts'
import { toast } from '../../ui/feedback/toast.tsx'

/** Attachments of the next message; photos are scaled down, and too many or too large files are refused before sending. */
export function useChosenFiles(first: readonly File[] = []) {
  const [files, setFiles] = useState<readonly File[]>(first)
  const { shown, isReady } = useSmallPictures(files)
  function add(chosen: readonly File[]) {
    const together = [...files, ...chosen]
    const bytes = together.filter((file) => !isPicture(file)).reduce((sum, { size }) => sum + size, 0)
    if (together.length > MOST_ATTACHMENTS) toast.error(words.files.tooMany(MOST_ATTACHMENTS))
    else if (bytes > MOST_ATTACHED_BYTES) toast.error(words.files.tooLarge(formatBytes(bytes)))
    else setFiles(together)
  }
  return {
    /** As they will be sent. */
    files: shown,
    /** Whether all photos are scaled down. */
    isReady,
    add,
    remove: (file: File) => setFiles(files.filter((_, index) => shown[index] !== file)),
    clear: () => setFiles([]),
  }
}
