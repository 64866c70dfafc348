import type { IconName } from '../../ui/action/Icon.tsx'

/** An entry of the palette: a result, an action or a recent place. */
export type Entry = {
  /** Also its key: no two entries have the same address. */
  to: string
  title: string
  detail?: string
  /** Without an icon, the person's initials are shown. */
  icon?: IconName
  /** In kobo, with a note below. */
  amount?: number
  note?: string
  isLate?: boolean
  /** An action, which is not stored among recent places. */
  isAct?: true
}

export type Group = { title: string; entries: Entry[] }
