import type { Estate } from '@gida/contract/domains/estates/estate'
import { useState } from 'react'
import { estates } from '#words/estates'
import { messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useActivateEstate } from '../changes.ts'

const words = estates.estate

/** From draft to active, after saying what follows from it. */
export function ActivateEstate({ estate: { id, name, unit_count, can } }: { estate: Estate }) {
  const [isAsking, setAsking] = useState(false)
  const activate = useActivateEstate()
  if (!can.activate) return null

  const confirm = () =>
    activate.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          setAsking(false)
          toast.success(words.activated(name))
        },
      },
    )
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.activate}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.activateTitle(name)}
        confirm={words.activateConfirm(name)}
        keep={words.activateKeep}
        onConfirm={confirm}
        busy={activate.isPending}
        busyText={words.activating}
        error={activate.error ? messageOf(activate.error) : undefined}
      >
        {words.activateBody(name, unit_count)}
      </ConfirmDialog>
    </>
  )
}
