import { useEffect } from 'react'

export const BRAND = 'Gida'

export function setTitle(title: string | undefined): void {
  document.title = title ? `${title} · ${BRAND}` : BRAND
}

/** Sets the tab's title once the page has loaded the name of what it shows. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setTitle(title)
  }, [title])
}
