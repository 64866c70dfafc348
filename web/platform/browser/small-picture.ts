import { PICTURE_EDGE } from '@gida/contract/domains/conversations/rules'
import { useEffect, useState } from 'react'
import { shrinkPicture } from './shrink-picture.ts'

const made = new WeakMap<File, Promise<File>>()

/**
 * A photo scaled down for upload; any other file unchanged. Cached by file: scaling starts when the file is chosen and is awaited on
 * submit, so that a quick submit never sends the large file.
 */
export function smallPicture(file: File): Promise<File> {
  const small = made.get(file) ?? shrinkPicture(file, PICTURE_EDGE)
  made.set(file, small)
  return small
}

export const smallPictures = (files: readonly File[]): Promise<File[]> => Promise.all(files.map(smallPicture))

/** The files as they will be uploaded: each is the original until its scaled version is ready. `isReady` once all are. */
export function useSmallPictures(files: readonly File[]): { shown: readonly File[]; isReady: boolean } {
  const [small, setSmall] = useState<ReadonlyMap<File, File>>(new Map())
  useEffect(() => {
    const withOne = (file: File, one: File) => (before: ReadonlyMap<File, File>) =>
      before.has(file)
        ? before
        : new Map([...before].filter(([other]) => files.includes(other))).set(file, one) // removes files that are no longer chosen
    for (const file of files) void smallPicture(file).then((one) => setSmall(withOne(file, one)))
  }, [files])
  return {
    shown: files.map((file) => small.get(file) ?? file),
    isReady: files.every((file) => small.has(file)),
  }
}
