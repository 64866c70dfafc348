import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { writeTable } from './write-table.ts'

async function* rowsThatTakeLong(): AsyncGenerator<string[]> {
  await pause(1_500) // longer than the thread takes to fail
  yield ['Ada Obi']
}

test('a thread that fails while rows are still read fails the file, and nothing else', async () => {
  const broken = writeTable(rowsThatTakeLong(), null as never, () => ({ says: 'All' }))
  await expect(text(broken)).rejects.toThrow('title')
})
