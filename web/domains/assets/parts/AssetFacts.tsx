import type { AssetDetail } from '@gida/contract/domains/assets/asset'
import { Link } from '@tanstack/react-router'
import { assets } from '#words/assets'
import { formatDay, today } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = assets.one

/** The plate of an asset, where it stands, its warranty, and what it cost. */
export function AssetFacts({ asset }: { asset: AssetDetail }) {
  const { warranty_until, parent, parts, rating, rating_unit } = asset
  const model = assets.place(asset.maker || null, asset.model || null)
  return (
    <Card>
      <CardHead title={words.facts} />
      <CardBody>
        <DescriptionList>
          <DescriptionItem label={words.kind}>{assets.kinds[asset.kind]}</DescriptionItem>
          <DescriptionItem label={words.where}>
            {assets.place(asset.unit_name, asset.property_name, asset.estate_name)}
          </DescriptionItem>
          {model && <DescriptionItem label={words.maker}>{model}</DescriptionItem>}
          {asset.serial && <DescriptionItem label={words.serial}>{asset.serial}</DescriptionItem>}
          {rating !== null && rating_unit && (
            <DescriptionItem label={words.rating}>{`${rating} ${assets.units[rating_unit]}`}</DescriptionItem>
          )}
          {asset.in_service_on && (
            <DescriptionItem label={words.inService}>{formatDay(asset.in_service_on)}</DescriptionItem>
          )}
          {warranty_until && (
            <DescriptionItem label={words.warranty}>
              {warranty_until < today()
                ? words.warrantyOver(formatDay(warranty_until))
                : words.warrantyUntil(formatDay(warranty_until))}
              {asset.warranty_terms && <span className="block text-small">{asset.warranty_terms}</span>}
            </DescriptionItem>
          )}
          {asset.vendor_name && <DescriptionItem label={words.vendor}>{asset.vendor_name}</DescriptionItem>}
          {[parent].map(
            (one) =>
              one && (
                <DescriptionItem key={one.id} label={words.partOf}>
                  <AssetLink of={one} />
                </DescriptionItem>
              ),
          )}
          {parts.length > 0 && (
            <DescriptionItem label={words.parts}>
              {parts.map((one) => (
                <span key={one.id} className="block">
                  <AssetLink of={one} />
                </span>
              ))}
            </DescriptionItem>
          )}
          <DescriptionItem label={words.down}>{assets.hours(asset.down_hours)}</DescriptionItem>
          <DescriptionItem label={words.spent}>
            <Money kobo={asset.spent} />
          </DescriptionItem>
          {asset.note && <DescriptionItem label={words.note}>{asset.note}</DescriptionItem>}
        </DescriptionList>
      </CardBody>
    </Card>
  )
}

const AssetLink = ({ of: { id, name } }: { of: { id: string; name: string } }) => (
  <Link to="/dashboard/maintenance/assets/$id" params={{ id }}>
    {name}
  </Link>
)
