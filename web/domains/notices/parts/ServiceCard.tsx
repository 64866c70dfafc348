import type { NoticeDetail } from '@gida/contract/domains/notices/notice'
import { Link } from '@tanstack/react-router'
import { notices as words } from '#words/notices'
import { formatInstant, formatWhen } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const facts = words.servedFacts

/** How a notice was served, with proofs. */
export const ServiceCard = ({ notice: { service, proofs } }: { notice: NoticeDetail }) => (
  <Card aria-labelledby="service">
    <CardHead title={words.service} id="service" />
    <CardBody>
      {service ? (
        <DescriptionList>
          <DescriptionItem label={facts.by}>{service.served_by}</DescriptionItem>
          <DescriptionItem label={facts.how}>
            {words.line(words.methods[service.method], service.waybill)}
          </DescriptionItem>
          <DescriptionItem label={facts.to}>
            {words.of(service.served_on_name, service.relation)}
          </DescriptionItem>
          <DescriptionItem label={facts.place}>{service.place}</DescriptionItem>
          <DescriptionItem label={facts.when}>
            {words.line(formatInstant(service.served_at), !service.in_daylight && words.notDaylight)}
          </DescriptionItem>
          <DescriptionItem label={facts.reply}>{words.replies[service.reply]}</DescriptionItem>
        </DescriptionList>
      ) : (
        <p className="text-ink-soft">{words.notServed}</p>
      )}
    </CardBody>
    {proofs.length > 0 && (
      <Rows label={words.proved}>
        {proofs.map(({ document_id, kind, created_at }) => (
          <Row
            key={document_id}
            title={words.proofs[kind]}
            note={formatWhen(created_at)}
            chevron
            link={<Link to="/dashboard/documents/$id" params={{ id: document_id }} />}
          />
        ))}
      </Rows>
    )}
  </Card>
)
