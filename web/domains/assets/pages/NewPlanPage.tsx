import type { Asset } from '@gida/contract/domains/assets/asset'
import { CATEGORY_OF_KIND } from '@gida/contract/domains/assets/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { assetPlans } from '#words/asset-plans'
import { assets } from '#words/assets'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useCreatePlan } from '../changes.ts'
import { PlanForm } from '../forms/PlanForm.tsx'
import { checkPlan, newPlanValues, type PlanValues, sentPlan } from '../forms/plan-values.ts'
import { assetChoicesQuery } from '../queries.ts'

const words = assetPlans.form
const newPlanScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/plans/new')

/** Plans work on an asset. */
export function NewPlanPage() {
  const { asset: chosen = '' } = newPlanScreen.useSearch()
  const navigate = newPlanScreen.useNavigate()
  const answer = useQuery(assetChoicesQuery())
  return (
    <>
      <PageHead
        crumb={
          <Link to="/dashboard/maintenance/assets" search={{}}>
            {assets.head}
          </Link>
        }
        title={words.newTitle}
      />
      <Loaded of={answer}>
        {({ data }) => {
          const asset = data.find(({ id }) => id === chosen)
          return (
            <div className="grid gap-4 md:gap-5">
              <Field label={words.asset} className="max-w-[480px]">
                <SelectField
                  options={data.map(({ id, name, estate_name }) => ({
                    value: id,
                    label: assets.place(name, estate_name),
                  }))}
                  value={chosen}
                  placeholder={words.chooseAsset}
                  onChange={(id) => void navigate({ search: { asset: id }, replace: true })}
                />
              </Field>
              {asset && <NewPlan key={asset.id} asset={asset} />}
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

function NewPlan({ asset }: { asset: Asset }) {
  const navigate = newPlanScreen.useNavigate()
  const form = useFields<PlanValues>(
    { ...newPlanValues(asset.id), category: CATEGORY_OF_KIND[asset.kind] },
    checkPlan,
  )
  const clientIdOf = useClientId()
  const saving = useSave(form, useCreatePlan(), {
    input: (values) => {
      const said = { ...sentPlan(values), asset_id: asset.id }
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    said: words.saved,
    unknown: words.unknown,
    onSaved: ({ id }) =>
      void navigate({ to: '/dashboard/maintenance/plans/$id', params: { id }, replace: true }),
  })
  return <PlanForm form={form} saving={saving} estateId={asset.estate_id} hasMeter />
}
