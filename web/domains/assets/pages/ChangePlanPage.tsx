import type { PlanDetail } from '@gida/contract/domains/assets/plan'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { assetPlans } from '#words/asset-plans'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useUpdatePlan } from '../changes.ts'
import { PlanForm } from '../forms/PlanForm.tsx'
import { checkPlan, type PlanValues, planValues, sentPlan, TIMING } from '../forms/plan-values.ts'
import { planQuery } from '../queries.ts'

const words = assetPlans.form
const changePlanScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/plans/$id/change')

/** Changes a plan. */
export function ChangePlanPage() {
  const answer = useQuery(planQuery(changePlanScreen.useParams().id))
  return (
    <Loaded of={answer} head={<PageHead title={words.editTitle} />} missing={assetPlans.missing}>
      {(plan) => <ChangePlan key={plan.id} plan={plan} />}
    </Loaded>
  )
}

function ChangePlan({ plan }: { plan: PlanDetail }) {
  const navigate = changePlanScreen.useNavigate()
  const { id, estate_id, asset_id } = plan
  const form = useFields<PlanValues>(planValues(plan), checkPlan)
  const saving = useSave(form, useUpdatePlan(), {
    input: (values, changed) => ({ params: { id }, body: changed(sentPlan(values), TIMING) }),
    said: words.saved,
    unknown: words.unknown,
    onSaved: () => void navigate({ to: '/dashboard/maintenance/plans/$id', params: { id }, replace: true }),
  })
  return (
    <>
      <PageHead
        crumb={
          <Link to="/dashboard/maintenance/plans/$id" params={{ id }}>
            {plan.title}
          </Link>
        }
        title={words.editTitle}
      />
      <PlanForm form={form} saving={saving} estateId={estate_id} hasMeter={asset_id !== null} />
    </>
  )
}
