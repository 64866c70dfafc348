import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 767.98px)'

function subscribe(onChange: () => void) {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const isPhone = (): boolean => window.matchMedia(PHONE).matches

/** True below 768 px, the only breakpoint at which a component switches its layout. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone, () => false)
