import type { Estate } from '@gida/contract/domains/estates/estate'
import { useState } from 'react'
import { estates } from '#words/estates'
import { ActionDialog } from '../../../../platform/forms/ActionDialog.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { useActivateEstate } from '../../changes.ts'

const words = estates.estate

/** From draft to active, after saying what follows from it. */
export function ActivateEstate({ estate: { id, name, unit_count, can } }: { estate: Estate }) {
  const [isAsking, setAsking] = useState(false)
  const activate = useActivateEstate()
  if (!can.activate) return null

  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.activate}</Button>
      {isAsking && (
        <ActionDialog
          change={activate}
          input={{ params: { id } }}
          said={words.activated(name)}
          title={words.activateTitle(name)}
          confirm={words.activateConfirm(name)}
          keep={words.activateKeep}
          busy={words.activating}
          onClose={() => setAsking(false)}
        >
          {words.activateBody(name, unit_count)}
        </ActionDialog>
      )}
    </>
  )
}
