import type { ReactElement, ReactNode } from 'react'
import type { Opening } from './opening.ts'

export type PopoverProps = Opening & {
  label: string
  /** A button. */
  trigger: ReactElement
  children: ReactNode
  width?: number
}
