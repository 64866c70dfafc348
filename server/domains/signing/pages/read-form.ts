import { Signature } from '@gida/contract/domains/signing/request'
import { MOST_SIGNATURE_BYTES, SIGNATURE_KINDS } from '@gida/contract/domains/signing/rules'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Problem } from '../../../platform/errors/problem.ts'
import { checkFields, readUploads } from '../../../platform/http/uploads.ts'
import { smallPicture } from '../signers/sign-document.ts'

const Form = z.object({
  consent: z.literal('yes', 'Say that you want to sign electronically.'),
  kind: z.enum(SIGNATURE_KINDS),
  name: z.string().default(''),
  drawing: z.string().default(''),
  code: z.string(),
})

/** What was sent to sign with: of name, drawing and photo the one that was chosen. */
export async function readSignature(
  request: FastifyRequest,
): Promise<{ signature: Signature; code: string }> {
  const wanted = { field: 'file', most_bytes: MOST_SIGNATURE_BYTES, most_files: 1 }
  const { files, fields } = await readUploads(request, wanted, Form)
  const { kind, name, drawing, code } = fields
  const [photo] = files
  const picture = kind === 'UPLOADED' && photo ? await smallPicture(photo.bytes) : ''
  const value = { TYPED: name, DRAWN: drawing, UPLOADED: picture }[kind]
  return { signature: checkFields(Signature, { kind, value }), code: code.trim() }
}

/** What is wrong, in one sentence for the page. */
export function sayOf({ message, details }: Problem): string {
  const [first] = Array.isArray(details) ? (details as { message?: string }[]) : []
  return first?.message ?? message
}
