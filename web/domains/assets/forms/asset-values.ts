import type { AssetDetail } from '@gida/contract/domains/assets/asset'
import type { AssetKind, RatingUnit } from '@gida/contract/domains/assets/rules'
import { assets } from '#words/assets'
import { countIn } from '../repeat-values.ts'

const { errors } = assets.form
const SHORTEST_NAME = 2

/** The facts of an asset, as a form holds them. */
export type AssetValues = {
  estate_id: string
  property_id: string
  kind: AssetKind
  name: string
  maker: string
  model: string
  serial: string
  rating: string
  rating_unit: string
  in_service_on: string
  warranty_until: string
  warranty_terms: string
  note: string
  parent_id: string
}

export const EMPTY_ASSET: AssetValues = {
  ...{ estate_id: '', property_id: '', kind: 'GENERATOR' },
  ...{ name: '', maker: '', model: '', serial: '', rating: '', rating_unit: '', note: '' },
  ...{ in_service_on: '', warranty_until: '', warranty_terms: '', parent_id: '' },
}

export const assetValues = (asset: AssetDetail): AssetValues => ({
  ...{ estate_id: asset.estate_id, property_id: asset.property_id ?? '', kind: asset.kind },
  ...{ name: asset.name, maker: asset.maker, model: asset.model, serial: asset.serial, note: asset.note },
  rating: String(asset.rating ?? ''),
  rating_unit: asset.rating_unit ?? '',
  in_service_on: asset.in_service_on ?? '',
  warranty_until: asset.warranty_until ?? '',
  warranty_terms: asset.warranty_terms,
  parent_id: asset.parent?.id ?? '',
})

export const checkAsset = ({ name, rating, rating_unit }: AssetValues) => ({
  name: name.trim().length < SHORTEST_NAME ? errors.name : undefined,
  rating:
    (rating.trim() !== '' && countIn(rating) === null) || (rating.trim() === '') !== (rating_unit === '')
      ? errors.rating
      : undefined,
})

/** Converts to the call's body. */
export const sentAsset = (values: AssetValues) => ({
  ...{ name: values.name, maker: values.maker, model: values.model, serial: values.serial },
  ...{ warranty_terms: values.warranty_terms, note: values.note },
  rating: countIn(values.rating),
  rating_unit: (values.rating_unit || null) as RatingUnit | null,
  in_service_on: values.in_service_on || null,
  warranty_until: values.warranty_until || null,
  parent_id: values.parent_id || null,
})
