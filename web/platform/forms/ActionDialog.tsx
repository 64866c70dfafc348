import type { UseMutationResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { type Outcome, useConfirmation } from './use-send.ts'

type Props<A, I> = Outcome<A> &
  Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'confirm' | 'keep' | 'danger' | 'children'> & {
    change: UseMutationResult<A, Error, I>
    input: I
    busy: string
    onClose: () => void
  }

/** Confirms an action and performs it. Open while mounted. */
export function ActionDialog<A, I>(props: Props<A, I>) {
  const { change, input, said, unknown, busy, onClose, onDone = onClose, ...dialog } = props
  const confirmation = useConfirmation(change, { input, said, unknown, onDone })
  return <ConfirmDialog {...dialog} busyText={busy} {...confirmation} open onOpenChange={onClose} />
}
