import type { Removal } from '@gida/contract/domains/estates/estate'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'

type DialogWords = {
  title: (name: string) => string
  confirm: (name: string) => string
  keep: string
  busy: string
  deleted: (name: string) => string
  archived: (name: string) => string
}

type Props = {
  thing: { id: string; name: string }
  onClose: () => void
  remove: UseMutationResult<Removal, Error, { params: { id: string } }>
  said: DialogWords
  children: ReactNode
  onRemoved?: (removal: Removal) => void
}

/** Confirms the removal of an estate, property or unit; the server deletes or archives it, and the toast says which. */
export function ArchiveOrRemove({ thing, onClose, remove, said, children, onRemoved }: Props) {
  const { id, name } = thing
  return (
    <ActionDialog
      change={remove}
      input={{ params: { id } }}
      said={({ outcome }) => (outcome === 'DELETED' ? said.deleted(name) : said.archived(name))}
      title={said.title(name)}
      confirm={said.confirm(name)}
      keep={said.keep}
      busy={said.busy}
      danger
      onDone={(removal) => {
        onClose()
        onRemoved?.(removal)
      }}
      onClose={onClose}
    >
      {children}
    </ActionDialog>
  )
}
