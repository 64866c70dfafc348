import type { ReactElement } from 'react'
import type { IconName } from '../action/Icon.tsx'

type MenuAction = {
  label: string
  icon?: IconName
  onSelect?: () => void
  /** A link without children, instead of `onSelect`. */
  link?: ReactElement
  /** Red: only for money that is late or refunded, never for deleting. */
  late?: boolean
  disabled?: boolean
  /** Why it is disabled, or a line of explanation. */
  note?: string
}

export type MenuItem = MenuAction | { heading: string } | 'line'
