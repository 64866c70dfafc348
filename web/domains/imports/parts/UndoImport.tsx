import type { ImportSummary } from '@gida/contract/domains/imports/import'
import { imports } from '#words/imports'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useUndoImport } from '../changes.ts'

const words = imports.undo
type Props = { of: ImportSummary; open: boolean; onOpenChange: (open: boolean) => void; onAsked?: () => void }

/** Confirms undo, listing what will be removed. */
export function UndoImport({ of, open, onOpenChange, onAsked }: Props) {
  const confirmation = useConfirmation(useUndoImport(), {
    input: { params: { id: of.id } },
    onDone: () => {
      onOpenChange(false)
      onAsked?.()
    },
  })
  const { units, people, leases, invited } = of.result
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title(of.file_name)}
      confirm={words.confirm}
      keep={words.keep}
      danger
      busyText={words.busy}
      {...confirmation}
    >
      <p>{words.body(units, people, leases)}</p>
      {invited > 0 && <p className="mt-2">{words.waiting}</p>}
      <p className="mt-2">{words.kept}</p>
    </ConfirmDialog>
  )
}
