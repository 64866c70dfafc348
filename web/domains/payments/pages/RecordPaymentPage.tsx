import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { offlinePayments as words } from '#words/offline-payments'
import { payments } from '#words/payments'
import { useOfflineSince } from '../../../platform/browser/online.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { previewQuery } from '../offline-payment-queries.ts'
import { ChooseTenant } from '../parts/offline/ChooseTenant.tsx'
import { TakenCash } from '../parts/offline/TakenCash.tsx'
import { useBlankPreview } from '../use-blank-preview.ts'

const recordScreen = getRouteApi('/signed-in/dashboard/payments/record')

/** Records an offline payment: first the payer, then the amount and its allocations. */
export function RecordPaymentPage() {
  const { unit_id, tenant_id, search } = recordScreen.useSearch()
  const navigate = recordScreen.useNavigate()
  return (
    <TaskLayout
      title={words.frame}
      back={<Link to="/dashboard/payments" />}
      backLabel={words.back}
      closeLabel={words.close}
      narrow
    >
      {unit_id && tenant_id ? (
        <OfUnit key={unit_id + tenant_id} unitId={unit_id} tenantId={tenant_id} />
      ) : (
        <>
          <TakenCash />
          <ChooseTenant
            search={search ?? ''}
            onSearch={(text) =>
              // Keeps a tenant who was chosen before the debounce fired.
              void navigate({ search: (now) => ({ ...now, search: text || undefined }), replace: true })
            }
          />
        </>
      )}
    </TaskLayout>
  )
}

function OfUnit({ unitId, tenantId }: { unitId: string; tenantId: string }) {
  const home = { property_unit_id: unitId, tenant_id: tenantId }
  const answer = useQuery(previewQuery(home))
  const isOffline = useOfflineSince() !== null
  const blank = useBlankPreview(home)
  if (isOffline && !answer.data && blank) return <RecordForm home={home} first={blank} />
  return (
    <Loaded of={answer} missing={words.pick.none} loading={payments.loading}>
      {(first) => <RecordForm home={home} first={first} />}
    </Loaded>
  )
}
