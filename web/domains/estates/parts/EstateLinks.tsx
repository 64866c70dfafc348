import { Link } from '@tanstack/react-router'
import { estates } from '#words/estates'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'

const words = estates.estate.links

/** The ways on from an estate: its figures and its tax for those who may read reports, and its fund. */
export function EstateLinks({ id }: { id: string }) {
  const readsReports = hasPermission(useActor(), 'reports_read')
  const params = { id }
  return (
    <div className="flex flex-wrap gap-2">
      {readsReports && (
        <Button asChild kind="second">
          <Link to="/dashboard/estates/$id/figures" params={params}>
            {words.figures}
          </Link>
        </Button>
      )}
      {readsReports && (
        <Button asChild kind="second">
          <Link to="/dashboard/estates/$id/tax" params={params}>
            {words.tax}
          </Link>
        </Button>
      )}
      <Button asChild kind="second">
        <Link to="/dashboard/estates/$id/fund" params={params}>
          {words.fund}
        </Link>
      </Button>
    </div>
  )
}
