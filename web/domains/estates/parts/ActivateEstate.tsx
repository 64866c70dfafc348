import type { Estate } from '@gida/contract/domains/estates/estate'
import { useState } from 'react'
import { estates } from '#words/estates'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useActivateEstate } from '../changes.ts'

const words = estates.estate

/** From draft to active, after saying what follows from it. */
export function ActivateEstate({ estate: { id, name, unit_count, can } }: { estate: Estate }) {
  const [isAsking, setAsking] = useState(false)
  const confirmation = useConfirmation(useActivateEstate(), {
    input: { params: { id } },
    said: words.activated(name),
    onDone: () => setAsking(false),
  })
  if (!can.activate) return null

  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.activate}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.activateTitle(name)}
        confirm={words.activateConfirm(name)}
        keep={words.activateKeep}
        busyText={words.activating}
        {...confirmation}
      >
        {words.activateBody(name, unit_count)}
      </ConfirmDialog>
    </>
  )
}
