import { useState } from 'react'
import { holds as words } from '#words/holds'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { type HeldThing, PlaceHold } from '../forms/HoldDialogs.tsx'

type Props = { on: HeldThing; name: string }

/** Places a legal hold on the current record; for super admins only. */
export function HoldButton({ on, name }: Props) {
  const canWrite = hasPermission(useActor(), 'platform_write')
  const [isOpen, setOpen] = useState(false)
  if (!canWrite) return null
  return (
    <>
      <Button kind="second" icon="lock" onClick={() => setOpen(true)}>
        {words.place}
      </Button>
      {isOpen && <PlaceHold on={on} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
