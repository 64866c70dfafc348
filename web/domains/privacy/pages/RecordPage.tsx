import type { ProcessingActivity, ProcessingRecord } from '@gida/contract/domains/privacy/record'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { processingRecord as words } from '#words/processing-record'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { officeClient } from '../../../platform/http/office.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { ConsentCounts } from '../parts/ConsentCounts.tsx'
import { recordQuery } from '../queries.ts'

const FORMATS = ['csv', 'pdf'] as const

/** The record of processing activities: purpose, legal basis, people, data and retention; processors; security measures. */
export function RecordPage() {
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/admin/estates">{words.crumb}</Link>}
        title={words.title}
        note={words.note}
        actions={FORMATS.map((format) => (
          <DownloadButton
            key={format}
            get={() => officeClient.privacy.downloadRecord({ query: { format } })}
            name={`record-of-processing.${format}`}
          >
            {words[format]}
          </DownloadButton>
        ))}
        wraps
      />
      <Loaded of={useQuery(recordQuery)}>{(record) => <Record of={record} />}</Loaded>
    </>
  )
}

const Record = ({ of: { activities, processors, safeguards } }: { of: ProcessingRecord }) => (
  <div className="grid max-w-[860px] gap-4 md:gap-5">
    {activities.map((one) => (
      <Activity key={one.key} of={one} />
    ))}
    <ConsentCounts />
    <Card>
      <CardHead title={words.processors} />
      <CardBody className="text-ink-soft">{words.processorsNote}</CardBody>
      <Rows label={words.processors}>
        {processors.map(({ name, country, purpose }) => (
          <Row
            key={`${name} ${purpose}`}
            title={name}
            note={`${country ?? words.unsaid}. ${purpose}.`}
            strong={false}
          />
        ))}
      </Rows>
    </Card>
    <Card>
      <CardHead title={words.safeguards} />
      <Rows label={words.safeguards}>
        {safeguards.map((one) => (
          <Row key={one} title={one} strong={false} />
        ))}
      </Rows>
    </Card>
  </div>
)

const Activity = ({ of }: { of: ProcessingActivity }) => (
  <Card>
    <CardHead title={of.title} />
    <CardBody>
      <DescriptionList kind="left">
        <DescriptionItem label={words.facts.purpose}>{of.purpose}</DescriptionItem>
        <DescriptionItem label={words.facts.basis}>{of.basis}</DescriptionItem>
        <DescriptionItem label={words.facts.people}>{of.people}</DescriptionItem>
        <DescriptionItem label={words.facts.kinds}>{of.kinds.join(', ')}</DescriptionItem>
        {of.law && <DescriptionItem label={words.facts.law}>{of.law}</DescriptionItem>}
        {(of.kept.length > 0 || !of.law) && (
          <DescriptionItem label={words.facts.kept}>
            {of.kept.join('; ') || words.untilErased}
          </DescriptionItem>
        )}
      </DescriptionList>
    </CardBody>
  </Card>
)
