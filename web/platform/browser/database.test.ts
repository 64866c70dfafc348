import { afterEach, beforeEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => vi.resetModules())

/** A browser that opens its stores, or does not, in turn; what it has opened. */
function browser(...opens: boolean[]) {
  const lines: { onclose?: () => void; isClosed: boolean }[] = []
  const open = () => {
    const asked: Record<string, unknown> & { onsuccess?: () => void; onerror?: () => void } = {}
    queueMicrotask(() => {
      if (opens.shift() === false) return asked.onerror?.()
      asked.result = newLine(lines)
      asked.onsuccess?.()
    })
    return asked
  }
  vi.stubGlobal('indexedDB', { open })
  return lines
}

function newLine(lines: { isClosed: boolean }[]) {
  const line = {
    isClosed: false,
    transaction() {
      if (line.isClosed) throw new Error('InvalidStateError')
      const transaction = { objectStore: () => ({}), oncomplete: () => {} }
      queueMicrotask(() => transaction.oncomplete())
      return transaction
    },
  }
  lines.push(line)
  return line
}
const readIn = async () => {
  const { inStore } = await import('./database.ts')
  return inStore('files', 'readonly', () => ({ result: 'kept' }) as IDBRequest<string>)
}

test('a store that could not be opened once is opened the next time', async () => {
  browser(false, true)
  await expect(readIn()).rejects.toBeUndefined()
  expect(await readIn()).toBe('kept')
})

test('a store that the browser has closed is opened anew', async () => {
  const lines = browser(true, true)
  expect(await readIn()).toBe('kept')
  for (const line of lines) Object.assign(line, { isClosed: true }).onclose?.()
  expect(await readIn()).toBe('kept')
})
