import type { ReactElement } from 'react'
import type { IconName } from '../action/Icon.tsx'

export type NavEntry = {
  id: string
  label: string
  icon: IconName
  /** A link without children. */
  link: ReactElement
  active: boolean
  count?: number
  /** '9 waiting' */
  countLabel?: string
}
export type NavGroup = { id: string; title: string; entries: readonly NavEntry[] }
