import type { VendorDetail } from '@gida/contract/domains/vendors/vendor'
import { vendors } from '#words/vendors'
import { formatPhone } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = vendors.one

export function VendorFacts({ vendor }: { vendor: VendorDetail }) {
  const { kind, trades, area, phone, email, tin, wht_class, licence, estates } = vendor
  return (
    <Card>
      <CardHead title={words.facts} />
      <CardBody>
        <DescriptionList>
          <DescriptionItem label={words.kind}>{vendors.kinds[kind]}</DescriptionItem>
          <DescriptionItem label={vendors.columns.trades}>
            {trades.map((trade) => vendors.trades[trade]).join(', ')}
          </DescriptionItem>
          {area && <DescriptionItem label={words.area}>{area}</DescriptionItem>}
          <DescriptionItem label={vendors.columns.phone}>
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
          </DescriptionItem>
          {email && (
            <DescriptionItem label={words.email}>
              <a href={`mailto:${email}`}>{email}</a>
            </DescriptionItem>
          )}
          <DescriptionItem label={words.tin}>{tin ?? words.noTin}</DescriptionItem>
          <DescriptionItem label={words.class}>{vendors.classes[wht_class]}</DescriptionItem>
          {licence && <DescriptionItem label={words.licence}>{licence}</DescriptionItem>}
          <DescriptionItem label={words.estates}>
            {estates.map(({ name }) => name).join(', ')}
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  )
}
