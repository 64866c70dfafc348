import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { templates } from '#words/templates'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { leaseQuery } from '../../leases/index.ts'
import { PaperForm } from '../forms/PaperForm.tsx'
import { templatesOfEstateQuery } from '../queries.ts'

const newPaperScreen = getRouteApi('/signed-in/frame/dashboard/templates/paper')
const words = templates.paper

/** Makes a document for a lease: template, missing values, preview. */
export function NewPaperPage() {
  const { lease_id } = newPaperScreen.useSearch()
  if (lease_id) return <PaperOf leaseId={lease_id} />
  return (
    <>
      <PageHead title={words.title} />
      <EmptyState title={words.noLease} motif="frame" />
    </>
  )
}

function PaperOf({ leaseId }: { leaseId: string }) {
  return (
    <Loaded
      of={useQuery(leaseQuery(leaseId))}
      head={<PageHead title={words.title} />}
      missing={words.noLease}
    >
      {(lease) => (
        <>
          <PageHead
            crumb={
              <Link to="/dashboard/leases/$id" params={{ id: lease.id }}>
                {templates.line(lease.unit_name, lease.tenant_name)}
              </Link>
            }
            title={words.title}
          />
          <ChosenTemplate leaseId={lease.id} estateId={lease.estate_id} />
        </>
      )}
    </Loaded>
  )
}

function ChosenTemplate({ leaseId, estateId }: { leaseId: string; estateId: string }) {
  const { template } = newPaperScreen.useSearch()
  const navigate = newPaperScreen.useNavigate()
  const answer = useQuery(templatesOfEstateQuery(estateId))
  return (
    <Loaded of={answer} bare>
      {({ data }) => {
        const usable = data.filter(({ published }) => published !== null)
        if (usable.length === 0)
          return (
            <EmptyState
              title={words.none}
              action={
                <Link to="/dashboard/templates" search={{ estate_id: estateId }}>
                  {templates.title}
                </Link>
              }
            >
              {words.noneNote}
            </EmptyState>
          )
        const chosen = usable.find(({ id }) => id === template)
        return (
          <div className="grid gap-4">
            <Field label={words.template}>
              <SelectField
                options={usable.map(({ id, name }) => ({ value: id, label: name }))}
                value={chosen?.id ?? ''}
                placeholder={words.choose}
                onChange={(id) =>
                  void navigate({ search: (old) => ({ ...old, template: id }), replace: true })
                }
              />
            </Field>
            {chosen && <PaperForm key={chosen.id} template={chosen} leaseId={leaseId} />}
          </div>
        )
      }}
    </Loaded>
  )
}
