import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { payments } from '#words/payments'
import { recording as words } from '#words/recording'
import { hasCode, messageOf } from '../../../platform/errors.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FocusFrame } from '../../../ui/layout/FocusFrame.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { PickPayer } from '../parts/recording/PickPayer.tsx'
import { previewQuery } from '../recording-queries.ts'

const recordScreen = getRouteApi('/signed-in/dashboard/payments/record')

/** Records money that has come by hand: who paid first, then how much and what it settles. */
export function RecordPaymentPage() {
  const { unit_id, tenant_id, search } = recordScreen.useSearch()
  const navigate = recordScreen.useNavigate()
  return (
    <FocusFrame
      title={words.frame}
      back={<Link to="/dashboard/payments" />}
      backLabel={words.back}
      closeLabel={words.close}
      narrow
    >
      {unit_id && tenant_id ? (
        <OfHome key={unit_id + tenant_id} unitId={unit_id} tenantId={tenant_id} />
      ) : (
        <PickPayer
          search={search ?? ''}
          onSearch={(text) =>
            // Who was chosen while the typing still rested stays chosen.
            void navigate({ search: (now) => ({ ...now, search: text || undefined }), replace: true })
          }
        />
      )}
    </FocusFrame>
  )
}

function OfHome({ unitId, tenantId }: { unitId: string; tenantId: string }) {
  const home = { property_unit_id: unitId, tenant_id: tenantId }
  const { data, error, refetch, isFetching } = useQuery(previewQuery(home))
  if (data) return <RecordForm home={home} first={data} />
  return (
    <Card>
      {error ? (
        <ErrorPanel onRetry={() => void refetch()} retrying={isFetching}>
          {hasCode(error, 'NOT_FOUND') ? words.pick.none : messageOf(error)}
        </ErrorPanel>
      ) : (
        <SkeletonRows label={payments.loading} />
      )}
    </Card>
  )
}
