import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { api } from '../api.ts'
import type { Endpoint } from './endpoint.ts'
import { isOpenToImpersonation } from './impersonation.ts'

const calls = Object.values(api).flatMap((domain) => Object.values<Endpoint>(domain))
const open = calls.filter((call) => call.access !== 'public' && isOpenToImpersonation(call))

const fieldsOf = (shape: unknown): string[] =>
  shape && typeof shape === 'object'
    ? Object.entries(shape).flatMap(([name, value]) => [
        ...(name === 'properties' ? Object.keys(value as object) : []),
        ...fieldsOf(value),
      ])
    : []

describe('who looks in as somebody else', () => {
  it('does nothing but read, and end it', () => {
    expect(open.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
      '/auth/logout',
      '/auth/impersonation/stop',
    ])
  })

  it('takes no file away', () => {
    expect(open.filter(({ answer }) => answer === 'file')).toEqual([])
  })

  it('sees no number of a bank account', () => {
    const naming = open.filter(
      ({ answer }) =>
        answer instanceof z.ZodType &&
        fieldsOf(z.toJSONSchema(answer, { reused: 'inline' })).includes('account_number'),
    )
    expect(naming.map(({ path }) => path)).toEqual([])
  })

  it('reads no chat and no papers, and not how the person gets in', () => {
    for (const closed of ['/communication/conversations', '/documents', '/auth/sessions', '/applications'])
      expect(open.filter(({ path }) => path.startsWith(closed))).toEqual([])
  })

  it('sees what the person sees of homes and money', () => {
    const paths = open.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/auth/context', '/payments', '/leases', '/charges', '/properties']),
    )
  })
})
