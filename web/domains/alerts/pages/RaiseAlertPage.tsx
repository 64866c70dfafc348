import { Link, useNavigate } from '@tanstack/react-router'
import { alerts as words } from '#words/alerts'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { AlertForm } from '../forms/AlertForm.tsx'

/** Raises a real alert. Drills have their own page, so that the two cannot be confused. */
export function RaiseAlertPage() {
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/alerts">{words.title}</Link>}
        title={words.raise}
        note={
          <>
            {words.form.intro}{' '}
            <Link to="/dashboard/alerts/drill" className="underline">
              {words.form.drillInstead}
            </Link>
          </>
        }
      />
      <AlertForm
        onSent={(id) => void navigate({ to: '/dashboard/alerts/$id', params: { id }, replace: true })}
      />
    </>
  )
}
