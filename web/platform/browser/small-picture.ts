import { PICTURE_EDGE } from '@gida/contract/domains/conversations/rules'
import { useEffect, useState } from 'react'
import { shrinkPicture } from './shrink-picture.ts'

const made = new WeakMap<File, Promise<File>>()

/**
 * A photo as small as it goes over the line; what is no photo goes as it is. Made once: begun when it is chosen, waited for when it is
 * sent, so that nobody who sends it at once sends it large, or without it.
 */
export function smallPicture(file: File): Promise<File> {
  const small = made.get(file) ?? shrinkPicture(file, PICTURE_EDGE)
  made.set(file, small)
  return small
}

export const smallPictures = (files: readonly File[]): Promise<File[]> => Promise.all(files.map(smallPicture))

/** What of these goes over the line: each as it was chosen until it is made small; `isReady` once all are. */
export function useSmallPictures(files: readonly File[]): { shown: readonly File[]; isReady: boolean } {
  const [small, setSmall] = useState<ReadonlyMap<File, File>>(new Map())
  useEffect(() => {
    const withOne = (file: File, one: File) => (before: ReadonlyMap<File, File>) =>
      before.has(file)
        ? before
        : new Map([...before].filter(([other]) => files.includes(other))).set(file, one) // what has gone is let go
    for (const file of files) void smallPicture(file).then((one) => setSmall(withOne(file, one)))
  }, [files])
  return {
    shown: files.map((file) => small.get(file) ?? file),
    isReady: files.every((file) => small.has(file)),
  }
}
