import type { Removal } from '@gida/contract/domains/estates/estate'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../../platform/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'

type Said = {
  title: (name: string) => string
  confirm: (name: string) => string
  keep: string
  busy: string
  deleted: (name: string) => string
  archived: (name: string) => string
}

type Props = {
  thing: { id: string; name: string }
  open: boolean
  onClose: () => void
  remove: UseMutationResult<Removal, Error, { params: { id: string } }>
  said: Said
  children: ReactNode
  onRemoved?: (removal: Removal) => void
}

/** Asks before an estate, a property or a unit is removed or archived, and says which of the two it was. */
export function ArchiveOrRemove({ thing, open, onClose, remove, said, children, onRemoved }: Props) {
  const { id, name } = thing
  const confirm = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: (removal) => {
          onClose()
          toast.success(removal.outcome === 'DELETED' ? said.deleted(name) : said.archived(name))
          onRemoved?.(removal)
        },
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return
        remove.reset()
        onClose()
      }}
      title={said.title(name)}
      confirm={said.confirm(name)}
      keep={said.keep}
      danger
      onConfirm={confirm}
      busy={remove.isPending}
      busyText={said.busy}
      error={remove.error ? messageOf(remove.error) : undefined}
    >
      {children}
    </ConfirmDialog>
  )
}
