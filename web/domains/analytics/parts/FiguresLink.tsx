import { Link } from '@tanstack/react-router'
import { figures } from '#words/figures'
import { hasPermission } from '../../../platform/access.ts'
import { useActor } from '../../../platform/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'

/** The way to the figures of an estate, for those who may read reports. */
export function FiguresLink({ estateId }: { estateId: string }) {
  if (!hasPermission(useActor(), 'reports_read')) return null
  return (
    <Button asChild kind="second">
      <Link to="/dashboard/estates/$id/figures" params={{ id: estateId }}>
        {figures.reports.figures}
      </Link>
    </Button>
  )
}
