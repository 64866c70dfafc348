import { getRouteApi, Link } from '@tanstack/react-router'
import { offlinePayments } from '#words/offline-payments'
import { FormFrame } from '../../../ui/layout/FormFrame.tsx'
import { RecordSeveralForm } from '../forms/RecordSeveralForm.tsx'

const recordSeveralScreen = getRouteApi('/signed-in/dashboard/payments/record-many')

const words = offlinePayments.many

/** Records pasted payments, each line on its own. */
export function RecordSeveralPage() {
  const navigate = recordSeveralScreen.useNavigate()
  return (
    <FormFrame
      words={{ frame: words.action, back: offlinePayments.back, close: offlinePayments.close }}
      back={<Link to="/dashboard/payments" />}
      title={words.title}
      note={words.note}
    >
      <RecordSeveralForm onAllSaved={() => void navigate({ to: '/dashboard/payments', replace: true })} />
    </FormFrame>
  )
}
