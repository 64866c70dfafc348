import { Link } from '@tanstack/react-router'
import { meetings as words } from '#words/meetings'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'

type Props = { estateId?: string; personId?: string }

/** Leads to a new meeting with the residents of an estate, or with one person. */
export function CallMeeting({ estateId, personId }: Props) {
  if (!hasPermission(useActor(), 'meetings_write')) return null
  return (
    <Button asChild kind="second" icon="meeting">
      <Link
        to="/dashboard/meetings/new"
        search={{ ...(estateId && { estate: estateId }), ...(personId && { person: personId }) }}
      >
        {words.call}
      </Link>
    </Button>
  )
}
