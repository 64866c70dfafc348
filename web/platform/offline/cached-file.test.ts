import { beforeEach, expect, test, vi } from 'vitest'
import { client } from '../http/api.ts'
import { ApiError } from '../http/errors.ts'
import { fetchOrCachedFile, prefetchFile } from './cached-file.ts'
import { dropAnswer, keepFile, readFile } from './sealed-answers.ts'

vi.mock('./sealed-answers.ts')
const PLACE = '["receipts","downloadReceipt","one"]'
const paper = (get: () => Promise<Blob>) => ({ of: client.receipts.downloadReceipt, id: 'one', get })
const fails = (status: number, code: string) => async () => {
  throw new ApiError('It did not come', { status, code })
}
const [fresh, kept] = [new Blob(['new']), new Blob(['kept'])]

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(readFile).mockResolvedValue(null)
})

test('a paper that comes is kept, and the one that is kept stands in where none comes', async () => {
  expect(await fetchOrCachedFile(paper(async () => fresh))).toBe(fresh)
  await expect.poll(() => keepFile).toHaveBeenCalledWith(PLACE, fresh)
  vi.mocked(readFile).mockResolvedValue(kept)
  expect(await fetchOrCachedFile(paper(fails(0, 'NETWORK_ERROR')))).toBe(kept)
})

test('where none is kept the failure is told, and what is not theirs any more goes', async () => {
  await expect(fetchOrCachedFile(paper(fails(0, 'TIMEOUT')))).rejects.toThrow('It did not come')
  vi.mocked(readFile).mockResolvedValue(kept)
  await expect(fetchOrCachedFile(paper(fails(404, 'NOT_FOUND')))).rejects.toThrow('It did not come')
  expect(dropAnswer).toHaveBeenCalledWith(PLACE)
})

test('what lies here already is not fetched ahead again', async () => {
  const get = vi.fn(async () => fresh)
  await prefetchFile(paper(get))
  expect(keepFile).toHaveBeenCalledWith(PLACE, fresh)
  vi.mocked(readFile).mockResolvedValue(kept)
  await prefetchFile(paper(get))
  expect(get).toHaveBeenCalledTimes(1)
})
