import { useEffect, useRef, useState } from 'react'
import type { Corners } from './corners.ts'
import { type Page, readPage } from './pages.ts'

export const MOST_PAGES = 30

/** The pages of a paper as they were photographed, and which of them is looked at. `first` are read at once. */
export function usePages(first: readonly File[]) {
  const [pages, setPages] = useState<readonly Page[]>([])
  const [at, setAt] = useState(0)
  const [isReading, setReading] = useState(true)
  const [isUnread, setUnread] = useState(false)

  async function add(files: readonly File[]) {
    setReading(true)
    setUnread(false)
    const read: Page[] = []
    for (const file of files.slice(0, MOST_PAGES - pages.length))
      await readPage(file).then(
        (page) => read.push(page),
        () => setUnread(true),
      )
    setPages([...pages, ...read])
    setAt(Math.max(0, pages.length + read.length - 1))
    setReading(false)
  }
  const begin = useRef<(() => Promise<void>) | null>(() => add(first))
  useEffect(() => {
    void begin.current?.()
    begin.current = null // also where React looks twice
  }, [])

  return {
    ...{ pages, at, page: pages[at], isReading, isUnread },
    add,
    show: setAt,
    cutAt(corners: Corners) {
      setPages(pages.map((one, index) => (index === at ? { ...one, corners } : one)))
    },
    remove() {
      setPages(pages.filter((_, index) => index !== at))
      setAt(Math.max(0, at - 1))
    },
  }
}
