import type { ReactElement } from 'react'
import type { IconName } from '../action/Icon.tsx'

type MenuAction = {
  label: string
  icon?: IconName
  onSelect?: () => void
  /** A link without children, in place of `onSelect`. */
  link?: ReactElement
  /** Only for money that is late or goes back; never for deleting. */
  late?: boolean
  disabled?: boolean
  /** Why it is off, or one line about it. */
  note?: string
}

export type MenuItem = MenuAction | { heading: string } | 'line'
