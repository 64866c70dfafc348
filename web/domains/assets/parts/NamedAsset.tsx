import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { assets } from '#words/assets'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { NameAssetForm } from '../forms/NameAssetForm.tsx'
import { type About, namedAssetQuery } from '../queries.ts'
import { AssetPill } from './AssetPill.tsx'

const words = assets.named
type Props = { about: About; estateId: string; canName: boolean }

/** The asset that a request or work order is about. */
export function NamedAsset({ about, estateId, canName }: Props) {
  const [isNaming, setNaming] = useState(false)
  const answer = useQuery(namedAssetQuery(about))
  const asset = answer.data?.data[0]
  if (!asset && (!canName || !answer.data)) return null
  return (
    <Card>
      <CardHead
        title={words.title}
        end={
          canName && (
            <Button kind="quiet" size="small" onClick={() => setNaming(true)}>
              {asset ? words.change : words.name}
            </Button>
          )
        }
      />
      {asset ? (
        <Rows label={words.title}>
          <Row
            title={asset.name}
            note={assets.kinds[asset.kind]}
            end={<AssetPill status={asset.status} />}
            link={<Link to="/dashboard/maintenance/assets/$id" params={{ id: asset.id }} />}
            chevron
          />
        </Rows>
      ) : (
        <CardBody>
          <p className="text-ink-soft">{words.none}</p>
        </CardBody>
      )}
      {isNaming && (
        <NameAssetForm
          about={about}
          estateId={estateId}
          named={asset?.id ?? ''}
          onClose={() => setNaming(false)}
        />
      )}
    </Card>
  )
}
