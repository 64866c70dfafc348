import { Link } from '@tanstack/react-router'
import { law } from '#words/law'
import { hasPermission } from '../../../platform/access.ts'
import { useActor } from '../../../platform/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'

/** The way to the tax of an estate's year, for those who may read reports. */
export function TaxLink({ estateId }: { estateId: string }) {
  if (!hasPermission(useActor(), 'reports_read')) return null
  return (
    <Button asChild kind="second">
      <Link to="/dashboard/estates/$id/tax" params={{ id: estateId }}>
        {law.tax.link}
      </Link>
    </Button>
  )
}
