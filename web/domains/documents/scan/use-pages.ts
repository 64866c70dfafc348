import { useEffect, useRef, useState } from 'react'
import type { Corners } from './corners.ts'
import { type Page, readPage } from './pages.ts'

export const MOST_PAGES = 30

/** The photographed pages, and which one is shown. `first` are read at once. */
export function usePages(first: readonly File[]) {
  const [pages, setPages] = useState<readonly Page[]>([])
  const [shown, setShown] = useState<string>()
  const [isReading, setReading] = useState(true)
  const [isUnread, setUnread] = useState(false)
  const [leftOut, setLeftOut] = useState(0)
  const at = Math.max(
    0,
    pages.findIndex(({ id }) => id === shown),
  )
  const page = pages[at]

  /** Edits to existing pages while others are being read are kept. */
  async function add(files: readonly File[]) {
    setReading(true)
    setUnread(false)
    const room = MOST_PAGES - pages.length
    setLeftOut(Math.max(0, files.length - room))
    const read: Page[] = []
    for (const file of files.slice(0, room))
      await readPage(file).then(
        (one) => read.push(one),
        () => setUnread(true),
      )
    setPages((before) => [...before, ...read])
    if (read.length > 0) setShown(read.at(-1)?.id)
    setReading(false)
  }
  const begin = useRef<(() => Promise<void>) | null>(() => add(first))
  useEffect(() => {
    void begin.current?.()
    begin.current = null // also where React looks twice
  }, [])

  return {
    ...{ pages, at, page, isReading, isUnread, leftOut },
    add,
    show: (nth: number) => setShown(pages[nth]?.id),
    cutAt(corners: Corners) {
      setPages((before) => before.map((one) => (one.id === page?.id ? { ...one, corners } : one)))
    },
    remove() {
      setPages((before) => before.filter((one) => one.id !== page?.id))
      setShown(pages[at - 1]?.id)
    },
  }
}
