import { rmSync } from 'node:fs'
import { makeFolder, startGida } from './start-gida.ts'

/** Where the workers find the data to copy. */
export const SEEDED = 'GIDA_E2E_SEEDED'

/** Before all journeys: the web app is built and the demo is seeded, once; each worker starts on a copy. */
export default async function seedOnce(): Promise<(() => void) | undefined> {
  if (process.env[SEEDED]) return // seeded before, to try one journey again and again
  const folder = makeFolder()
  const gida = await startGida(folder)
  await gida.stop()
  process.env[SEEDED] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
