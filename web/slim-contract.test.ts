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
    expect(code).toContain('"bankCash":{"method":"POST","path":"/payments/cash/bank","money":true}')
    expect(code).toContain(
      '"createPayment":{"method":"POST","path":"/payments","money":true,"changes":["charges","payments","receipts"]}',
    )
    const { code: files } = await transform('', file('domains/receipts/endpoints.ts'))
    expect(files).toContain('"path":"/receipts/{id}/download","kept":true,"answer":"file"')
  })
})
