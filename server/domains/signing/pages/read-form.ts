import { FilledField, isFilledIn, LONGEST_INITIALS, MOST_FIELDS } from '@gida/contract/domains/signing/fields'
import { Signature } from '@gida/contract/domains/signing/request'
import { MOST_SIGNATURE_BYTES, SIGNATURE_KINDS } from '@gida/contract/domains/signing/rules'
import type { Language } from '@gida/contract/shared/language'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inFieldWords } from '../../../platform/errors/field-words/words.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import { inWordsOf } from '../../../platform/errors/words/words.ts'
import { checkFields, readUploads, type UploadedFile } from '../../../platform/http/bodies/uploads.ts'
import { type FieldRow, fieldsOf } from '../requests/request-queries.ts'
import type { SignerLink } from '../signers/find-signer.ts'
import { smallPicture } from '../signers/sign-document.ts'

const Typed = z
  .object({
    consent: z.string().optional(),
    kind: z.enum(SIGNATURE_KINDS).catch('TYPED'),
    name: z.string().default(''),
    drawing: z.string().default(''),
    initials: z
      .string()
      .trim()
      .max(LONGEST_INITIALS, `Initials have at most ${LONGEST_INITIALS} characters.`)
      .default(''),
    code: z.string().default(''),
  })
  .catchall(z.string())
  .transform(({ consent, kind, name, drawing, initials, code, ...filled }) => ({
    ...{ consent, kind, name, drawing, initials, code },
    filled: filled as Record<string, string>,
  }))
/** The raw form input, shown again after a refusal. */
export type Typed = z.infer<typeof Typed>
const Consent = z.object({ consent: z.literal('yes', 'Confirm that you want to sign electronically.') })

/** The form name of a field. */
export const nameOfField = ({ number }: Pick<FieldRow, 'number'>): string => `field_${number}`

export async function readTyped(
  request: FastifyRequest,
): Promise<{ typed: Typed; photo: UploadedFile | undefined }> {
  const wanted = {
    field: 'file',
    most_bytes: MOST_SIGNATURE_BYTES,
    most_files: 1,
    most_fields: 20 + MOST_FIELDS,
  }
  const { files, fields } = await readUploads(request, wanted, Typed)
  return { typed: fields, photo: files[0] }
}

/** Reads the chosen kind of signature (name, drawing or photo) and the filled-in fields. */
export async function readSignature(
  { signing, signer }: SignerLink,
  typed: Typed,
  photo: UploadedFile | undefined,
) {
  checkFields(Consent, typed)
  const { kind, name, drawing, code, initials } = typed
  const picture = kind === 'UPLOADED' && photo ? await smallPicture(photo.bytes) : ''
  const value = { TYPED: name, DRAWN: drawing, UPLOADED: picture }[kind]
  const filled = fieldsOf(signing, signer)
    .filter(isFilledIn)
    .map((field) => {
      const said = typed.filled[nameOfField(field)] ?? ''
      return { number: field.number, value: field.kind === 'INITIALS' && said ? initials : said }
    })
  return {
    signature: checkFields(Signature, { kind, value }),
    fields: checkFields(z.array(FilledField), filled),
    code: code.replaceAll(' ', ''),
  }
}

/** An error as one sentence for the page. */
export function sayOf(problem: Problem, language: Language): string {
  const { details } = problem
  const [first] = Array.isArray(details) ? (details as { message?: string }[]) : []
  return first?.message ? inFieldWords(language, first.message) : inWordsOf(language, problem)
}
