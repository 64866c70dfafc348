// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { slimContract } from './slim-contract.ts'

const file = (path: string) => fileURLToPath(new URL(`../contract/${path}`, import.meta.url))

describe('the contract in the browser', () => {
  it('is method, path and marks, without a schema', async () => {
    const { transform } = slimContract() as unknown as {
      transform: (code: string, id: string) => Promise<{ code: string }>
    }
    const { code } = await transform('', file('domains/payments/endpoints.ts'))
    expect(code).not.toMatch(/import|zod/)
    expect(code).toContain(
      '"initializePayment":{"method":"POST","path":"/payments/initialize","access":"payments_write","money":true}',
    )
    expect(code).toContain('"path":"/receipts/{id}/download","access":"payments_read","answer":"file"')
  })
})
