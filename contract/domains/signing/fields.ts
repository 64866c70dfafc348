import { z } from 'zod'
import { MOST_SIGNED_PAGES, MOST_SIGNERS } from './rules.ts'

/** Kinds of fields on a page. DATE is the date of the signature and cannot be typed. */
export const FIELD_KINDS = ['SIGNATURE', 'INITIALS', 'DATE', 'TEXT'] as const
export type FieldKind = (typeof FIELD_KINDS)[number]
export const FieldKindName = z.enum(FIELD_KINDS)

export const MOST_FIELDS = 100
export const LONGEST_INITIALS = 6
const LONGEST_FILLED = 200

/** Position on the displayed page, from its top left corner, in thousandths of its width and height. */
const Place = {
  page: z.int().min(1).max(MOST_SIGNED_PAGES),
  x: z.int().min(0).max(980),
  y: z.int().min(0).max(992),
  width: z.int().min(20).max(1_000),
  height: z.int().min(8).max(1_000),
}
const About = { kind: FieldKindName, label: z.string(), is_required: z.boolean() }

/** A field as the sender places it on a page. */
export const PlacedField = z
  .object({
    signer: z
      .int()
      .min(1)
      .max(MOST_SIGNERS)
      .meta({ description: 'Position of the signer in the list, from 1' }),
    kind: FieldKindName,
    ...Place,
    label: z.string().trim().max(80, 'Write at most 80 characters.').default(''),
    is_required: z.boolean().default(true),
  })
  .refine(({ x, y, width, height }) => x + width <= 1_000 && y + height <= 1_000, {
    path: ['x'],
    message: 'This field goes over the edge of its page.',
  })
  .refine(({ kind, label }) => kind !== 'TEXT' || label.length > 1, {
    path: ['label'],
    message: 'Say what is to be filled in.',
  })
export type PlacedField = z.infer<typeof PlacedField>

/** A field as its signer sees it. */
export const SigningField = z.object({ number: z.int(), ...About, ...Place }).meta({ id: 'SigningField' })
export type SigningField = z.infer<typeof SigningField>

/** Single-line text without bidirectional control characters. */
export const FilledField = z.object({
  number: z.int(),
  value: z
    .string()
    .trim()
    .max(LONGEST_FILLED, `Write at most ${LONGEST_FILLED} characters.`)
    .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u, 'Write it on one line, without hidden characters.')
    .transform((value) => value.normalize('NFC')),
})
export type FilledField = z.infer<typeof FilledField>

/** Whether the signer fills it in; SIGNATURE and DATE result from signing. */
export const isFilledIn = ({ kind }: { kind: FieldKind }): boolean => kind === 'INITIALS' || kind === 'TEXT'

/** Errors in the values of a signer, by field number; empty if complete. */
export function faultsOfFilled(
  fields: readonly SigningField[],
  filled: readonly FilledField[],
): { number: number; message: string }[] {
  const asked = fields.filter(isFilledIn)
  const twice = filled.filter(({ number }, at) => filled.findIndex((other) => other.number === number) < at)
  const foreign = filled.filter(({ number }) => !asked.some((field) => field.number === number))
  const stray = [...twice, ...foreign].map(({ number }) => ({
    number,
    message: 'This field is not yours to fill in.',
  }))
  const wrong = asked.flatMap(({ number, kind, label, page, is_required }) => {
    const value = filled.find((one) => one.number === number)?.value ?? ''
    if (!value && is_required)
      return [
        {
          number,
          message: kind === 'TEXT' ? `Page ${page}: fill in “${label}”.` : `Page ${page}: add your initials.`,
        },
      ]
    if (kind === 'INITIALS' && value.length > LONGEST_INITIALS)
      return [{ number, message: `Initials have at most ${LONGEST_INITIALS} characters.` }]
    return []
  })
  return [...stray, ...wrong]
}
