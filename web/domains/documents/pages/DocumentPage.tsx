import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { documents as words } from '#words/documents'
import { useTitle } from '../../../platform/browser/title.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { HistoryOf } from '../../users/index.ts'
import { DocumentActs } from '../parts/DocumentActs.tsx'
import { DocumentFacts } from '../parts/DocumentFacts.tsx'
import { DocumentPill } from '../parts/DocumentPill.tsx'
import { DocumentPreview } from '../parts/DocumentPreview.tsx'
import { DocumentShares } from '../parts/DocumentShares.tsx'
import { DocumentVersions } from '../parts/DocumentVersions.tsx'
import { documentQuery } from '../queries.ts'
import { OriginOfDocument, SigningOf } from '../slots.ts'

const documentScreen = getRouteApi('/signed-in/frame/dashboard/documents/$id')

/** One document: preview, review status and sharing. */
export function DocumentPage() {
  const answer = useQuery(documentQuery(documentScreen.useParams().id))
  useTitle(answer.data?.name)
  return (
    <Loaded of={answer} head={<PageHead title={words.head} />} missing={words.missing}>
      {(document) => <OneDocument key={document.id} of={document} />}
    </Loaded>
  )
}

function OneDocument({ of: document }: { of: DocumentDetail }) {
  const navigate = documentScreen.useNavigate()
  return (
    <>
      <PageHead
        crumb={
          <Link to="/dashboard/documents" search={{}}>
            {words.head}
          </Link>
        }
        title={document.name}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {words.line(...new Set([document.related_name, document.estate_name]))}
            <DocumentPill of={document} />
          </span>
        }
        actions={
          <DocumentActs
            of={document}
            onRemoved={() => void navigate({ to: '/dashboard/documents', search: {}, replace: true })}
          />
        }
        wraps
      />
      <MainGrid
        aside={
          <>
            <SigningOf of={document} />
            <DocumentFacts of={document} />
            <OriginOfDocument documentId={document.id} />
            <DocumentShares of={document} />
            <HistoryOf type="document" id={document.id} />
          </>
        }
      >
        {document.description && <p className="wrap-anywhere">{document.description}</p>}
        <DocumentPreview of={document} />
        <DocumentVersions of={document} />
      </MainGrid>
    </>
  )
}
