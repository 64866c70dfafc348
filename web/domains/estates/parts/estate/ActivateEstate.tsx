import type { Estate } from '@gida/contract/domains/estates/estate'
import { estates } from '#words/estates'
import { ActionButton } from '../../../../platform/forms/ActionButton.tsx'
import { useActivateEstate } from '../../changes.ts'

const words = estates.estate

/** Activates a draft estate, after explaining the effects. */
export function ActivateEstate({ estate: { id, name, unit_count, can } }: { estate: Estate }) {
  const activate = useActivateEstate()
  if (!can.activate) return null

  return (
    <ActionButton
      label={words.activate}
      change={activate}
      input={{ params: { id } }}
      said={words.activated(name)}
      title={words.activateTitle(name)}
      confirm={words.activateConfirm(name)}
      keep={words.activateKeep}
      busy={words.activating}
    >
      {words.activateBody(name, unit_count)}
    </ActionButton>
  )
}
