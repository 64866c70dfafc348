import { Link, useNavigate } from '@tanstack/react-router'
import { alerts as words } from '#words/alerts'
import { AlertForm } from '../forms/AlertForm.tsx'
import { AlertHead } from '../parts/AlertHead.tsx'

/** Plans a drill, in the colours of drills. */
export function PlanDrillPage() {
  const navigate = useNavigate()
  return (
    <div className="grid gap-4">
      <Link to="/dashboard/alerts">{words.title}</Link>
      <AlertHead isDrill top={words.practice} title={words.plan}>
        {words.form.drillIntro}
      </AlertHead>
      <AlertForm
        isDrill
        onSent={(id) => void navigate({ to: '/dashboard/alerts/$id', params: { id }, replace: true })}
      />
    </div>
  )
}
