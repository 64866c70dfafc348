import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { offlinePayments as words } from '#words/offline-payments'
import { payments } from '#words/payments'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { previewQuery } from '../offline-payment-queries.ts'
import { ChooseTenant } from '../parts/offline/ChooseTenant.tsx'

const recordScreen = getRouteApi('/signed-in/dashboard/payments/record')

/** Records money that has come by hand: who paid first, then how much and what it settles. */
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
        <ChooseTenant
          search={search ?? ''}
          onSearch={(text) =>
            // Who was chosen while the typing still rested stays chosen.
            void navigate({ search: (now) => ({ ...now, search: text || undefined }), replace: true })
          }
        />
      )}
    </TaskLayout>
  )
}

function OfUnit({ unitId, tenantId }: { unitId: string; tenantId: string }) {
  const home = { property_unit_id: unitId, tenant_id: tenantId }
  const answer = useQuery(previewQuery(home))
  return (
    <Loaded of={answer} missing={words.pick.none} loading={payments.loading}>
      {(first) => <RecordForm home={home} first={first} />}
    </Loaded>
  )
}
