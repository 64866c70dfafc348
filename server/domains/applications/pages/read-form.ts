import { ApplicationBody } from '@gida/contract/domains/applications/application'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { Filled } from './listing-page.ts'

type Read = { body: ApplicationBody } | { filled: Filled }

/** A plain form as it came: read into the shape of the call, or given back with what is wrong. */
export function readForm(values: Record<string, string>): Read {
  const given = Object.entries(values).filter(([, value]) => value.trim() !== '')
  const read = ApplicationBody.safeParse({ ...Object.fromEntries(given), consent: values.consent === 'yes' })
  if (read.success) return { body: read.data }
  return { filled: { values, faults: faultsOf(read.error.issues) } }
}

/** The form again, after the command refused it. */
export function refilled(values: Record<string, string>, { code, details, message }: Problem): Filled {
  if (code === 'VALIDATION_ERROR' && Array.isArray(details)) return { values, faults: faultsOf(details) }
  return { values, faults: {}, refusal: message }
}

const MISSING = 'Please fill this in'

function faultsOf(
  issues: readonly { path: unknown; message: string; code?: string }[],
): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path, message, code }) => {
      const isMissing = code === 'invalid_type' || /^Invalid (input|option)/.test(message)
      return [Array.isArray(path) ? path.join('.') : String(path), isMissing ? MISSING : message]
    }),
  )
}
