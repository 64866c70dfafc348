import { DEMO_PASSWORD } from '../demo/people/people.ts'
import { seedVolume, volumeAccounts } from '../demo/seed-volume.ts'
import { type Command, type Given, type Work, wholeNumber } from './command.ts'

/** Seeds thousands of records, to test Gida at scale. */
export const seed: Command = { options: ['estates', 'units', 'payments'], prepare }

function prepare(given: Given): Work {
  const volume = {
    estates: wholeNumber(given, 'estates'),
    units: wholeNumber(given, 'units'),
    payments: wholeNumber(given, 'payments'),
  }
  return async (services, { ownerUrl }) => {
    if (services.config.production) throw new Error('Volume is for trying out. Production does not take it.')
    const started = performance.now()
    const print = (text: string) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${seconds.padStart(6)} s  ${text}`)
    }
    await seedVolume(ownerUrl, services, { ...volume, onProgress: print })
    print('done')
    console.log(`\nSign in as ${Object.values(volumeAccounts).join(', ')}; password ${DEMO_PASSWORD}`)
    return 0
  }
}
