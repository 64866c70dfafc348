import type { FieldKind, PlacedField } from '@gida/contract/domains/signing/fields'
import { newId } from '../../../platform/browser/new-id.ts'

/** A field while its place is chosen; `key` tells it apart from the others on screen. */
export type FieldValues = PlacedField & { key: string }
/** Fractions of the page, from its top left corner. */
export type Point = { x: number; y: number }

/** In thousandths of the page. */
const SIZES: Record<FieldKind, { width: number; height: number }> = {
  SIGNATURE: { width: 300, height: 50 },
  INITIALS: { width: 150, height: 34 },
  DATE: { width: 180, height: 32 },
  TEXT: { width: 300, height: 32 },
}

/** Centres a field at a point, kept within the page. */
export function moveField<F extends Pick<PlacedField, 'width' | 'height'>>(field: F, to: Point): F & Point {
  const within = (middle: number, length: number) =>
    Math.round(Math.min(1_000 - length, Math.max(0, middle * 1_000 - length / 2)))
  return { ...field, x: within(to.x, field.width), y: within(to.y, field.height) }
}

export const middleOf = ({ x, y, width, height }: PlacedField): Point => ({
  x: (x + width / 2) / 1_000,
  y: (y + height / 2) / 1_000,
})

type Wanted = { signer: number; kind: FieldKind; page: number; at: Point }

export const newField = ({ signer, kind, page, at }: Wanted): FieldValues => ({
  key: newId(),
  ...moveField({ ...{ signer, kind, page }, ...SIZES[kind], label: '', is_required: true }, at),
})

/** Removes a signer's fields; the index of later signers decreases. */
export const withoutSigner = (fields: readonly FieldValues[], gone: number): FieldValues[] =>
  fields
    .filter(({ signer }) => signer !== gone)
    .map((field) => (field.signer > gone ? { ...field, signer: field.signer - 1 } : field))
