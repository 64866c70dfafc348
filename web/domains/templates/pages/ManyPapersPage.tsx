import type { TemplateDetail } from '@gida/contract/domains/templates/template'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { templates } from '#words/templates'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { ManyPapersForm } from '../forms/ManyPapersForm.tsx'
import { BatchProgress } from '../parts/BatchProgress.tsx'
import { templateQuery } from '../queries.ts'

const manyScreen = getRouteApi('/signed-in/frame/dashboard/templates/$id/many')
const words = templates.many

/** Makes a document for each of many leases, with progress. */
export function ManyPapersPage() {
  const answer = useQuery(templateQuery(manyScreen.useParams().id))
  return (
    <Loaded of={answer} head={<PageHead title={words.title} />} missing={templates.missing}>
      {(template) => <Many of={template} />}
    </Loaded>
  )
}

function Many({ of: template }: { of: TemplateDetail }) {
  const { batch } = manyScreen.useSearch()
  const navigate = manyScreen.useNavigate()
  return (
    <>
      <PageHead
        crumb={
          <Link to="/dashboard/templates/$id" params={{ id: template.id }}>
            {template.name}
          </Link>
        }
        title={words.title}
        note={template.estate_name}
      />
      <div className="max-w-xl">
        {batch ? (
          <BatchProgress id={batch} />
        ) : (
          <ManyPapersForm
            template={template}
            onBegun={(id) => void navigate({ search: { batch: id }, replace: true })}
          />
        )}
      </div>
    </>
  )
}
