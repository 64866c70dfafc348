import { Link, useNavigate } from '@tanstack/react-router'
import { alerts as words } from '#words/alerts'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { AlertForm } from '../forms/AlertForm.tsx'

/** A real alarm. A drill is planned on a page of its own, so that neither is taken for the other. */
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
