import { useEffect } from 'react'

export const BRAND = 'Gida'

export function setTitle(title: string | undefined): void {
  document.title = title ? `${title} · ${BRAND}` : BRAND
}

/** Refines the tab's title once the page knows the name of what it shows. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setTitle(title)
  }, [title])
}
