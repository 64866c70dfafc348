import type { TemplateDetail } from '@gida/contract/domains/templates/template'
import { Link } from '@tanstack/react-router'
import { templates } from '#words/templates'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = templates.versions

/** All versions, newest first. Documents keep the version they were made from. */
export function VersionList({ of: { id, versions, published } }: { of: TemplateDetail }) {
  return (
    <Card aria-labelledby="versions">
      <CardHead
        title={words.title}
        id="versions"
        end={
          versions.length > 1 && (
            <Link to="/dashboard/templates/$id/versions" params={{ id }} search={{}}>
              {words.compare}
            </Link>
          )
        }
      />
      <Rows label={words.title}>
        {versions.map(({ number, published_at, changed_at, writer_name, papers, sha256 }) => (
          <Row
            key={number}
            title={words.version(number)}
            note={
              <span className="grid">
                {templates.line(
                  writer_name,
                  formatWhen(published_at ?? changed_at),
                  papers > 0 ? words.papers(papers) : null,
                )}
                {sha256 && <span className="mono text-small wrap-anywhere">{sha256.slice(0, 12)}</span>}
              </span>
            }
            end={
              published_at === null ? (
                <Pill>{templates.draft}</Pill>
              ) : (
                number === published && (
                  <Pill tone="in" icon="check">
                    {words.inUse}
                  </Pill>
                )
              )
            }
          />
        ))}
      </Rows>
    </Card>
  )
}
